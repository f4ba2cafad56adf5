import { expect, test } from 'vitest'

import { timeframeIn } from './filters.ts'

test('the address names the period, a day where it names none that exists', () => {
  expect(timeframeIn('?period=week')).toBe('week')
  expect(timeframeIn('?period=year')).toBe('day')
  expect(timeframeIn('')).toBe('day')
})
