import { expect, test } from 'vitest'
import { prosePlace } from './places.ts'

test('a city has one name, whether its state is written out or by its letters', () => {
  const cityOf = (text: string) => prosePlace(text).city
  expect(cityOf('San Francisco, California, USA')).toBe(cityOf('San Francisco, CA, USA'))
  expect(cityOf('Seattle, Washington')).toBe('Seattle, WA')
  expect(cityOf('Ottawa, Ontario, Canada')).toBe('Ottawa, ON')
  expect(cityOf('Melbourne, Victoria, Australia')).toBe('Melbourne, VIC')
})

test('what is no state of the country stays as it is', () => {
  const placeOf = (text: string) => {
    const { city, country } = prosePlace(text)
    return [city, country]
  }
  expect(placeOf('Washington, DC, USA')).toEqual(['Washington, DC', 'United States'])
  expect(placeOf('New York, USA')).toEqual(['New York', 'United States'])
  expect(placeOf('Victoria, BC, Canada')).toEqual(['Victoria, BC', 'Canada'])
  expect(placeOf('Atlanta, Georgia, USA')).toEqual(['Atlanta, GA', 'United States'])
  expect(placeOf('Tbilisi, Georgia')).toEqual(['Tbilisi', 'Georgia'])
})
