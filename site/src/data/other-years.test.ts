import { expect, test } from 'vitest'
import { areOfOtherYears } from './event-page.ts'

test('years are named as soon as one day is of another one', () => {
  expect(areOfOtherYears([{ day: '2026-12-31' }, { day: '2026-11-26' }], '2026-11-25')).toBe(false)
  expect(areOfOtherYears([{ day: '2026-12-31' }, { day: '2027-01-01' }], '2026-11-25')).toBe(true)
  expect(areOfOtherYears([], '2026-11-25')).toBe(false)
})
