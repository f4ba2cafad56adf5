import { expect, test } from 'vitest'
import { eventDayError } from './event-day.ts'

test.each([
  ['2000-01-01', null],
  ['2100-12-31', null],
  ['1999-12-31', 'years'],
  ['2101-01-01', 'years'],
  ['2150-01-01', 'years'],
  ['12026-01-01', 'years'],
  ['2026-02-30', 'date'],
  ['soon', 'date'],
  ['', 'date'],
])('of the day %s is said: %s', (day, code) => {
  expect(eventDayError(day)).toBe(code)
})
