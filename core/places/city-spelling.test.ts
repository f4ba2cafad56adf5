import { expect, test } from 'vitest'
import { cityAsNamed } from './city-spelling.ts'

test.each([
  ['Den Haag', 'The Hague'],
  ["'s-Gravenhage", 'The Hague'],
  ['HAGUE', 'The Hague'],
  ['New York City', 'New York'],
  ['New York, NY', 'New York'],
  ['NYC', 'New York'],
  ['Hong Kong SAR', 'Hong Kong'],
  ['Hong-Kong SAR, China', 'Hong Kong'],
  ['Frankfurt/Main', 'Frankfurt'],
  ['Köln', 'Cologne'],
  ['København', 'Copenhagen'],
  ['Frankfort, KY', 'Frankfort, KY'],
  ['York', 'York'],
  ['תל אביב', 'תל אביב'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s stands in the calendar as %s', (text, name) => {
  expect(cityAsNamed(text)).toBe(name)
})
