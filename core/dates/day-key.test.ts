import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  addDays,
  addMonths,
  dateOf,
  dayKeyOf,
  daysBetween,
  isDayKey,
  isMonthKey,
  lastDayOf,
  weekdayOf,
} from './day-key.ts'

const anyDay = fc.integer({ min: -25_000, max: 80_000 }).map((days) => addDays('1970-01-01', days))

test.each(['2026-11-20', '2028-02-29', '1900-01-01', '2200-12-31'])('%s is a day', (text) => {
  expect(isDayKey(text)).toBe(true)
})

test.each([
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '1899-12-31',
  '2201-01-01',
  '2026-1-1',
  '',
  'x',
  '2026-11-20T00:00',
])('"%s" is no day', (text) => expect(isDayKey(text)).toBe(false))

test.each(['2026-11', '1900-01'])('%s is a month', (text) => expect(isMonthKey(text)).toBe(true))

test.each(['2026-13', '2026-00', '2026-1', '1899-12', '2026-11-20'])('%s is no month', (text) => {
  expect(isMonthKey(text)).toBe(false)
})

test('the same instant lies in different days on both sides of midnight', () => {
  const instant = new Date('2026-11-20T22:30:00Z')
  expect(dayKeyOf(instant, 'Asia/Jerusalem')).toBe('2026-11-21')
  expect(dayKeyOf(instant, 'America/New_York')).toBe('2026-11-20')
})

test('an unknown time zone is rejected', () => {
  expect(() => dayKeyOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
})

test('what is no day is rejected', () => {
  expect(() => dateOf('soon')).toThrow(RangeError)
})

test('adding days crosses months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('adding months keeps to the calendar', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('20 November 2026 is a Friday', () => expect(weekdayOf('2026-11-20')).toBe(5))

test('going some days on and counting them gives the same number', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4_000, max: 4_000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
      expect(addDays(addDays(day, days), -days)).toBe(day)
    }),
  )
})

test('each day is followed by the next weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7)
    }),
  )
})

test.each([
  ['2026-12-10T20:00:00+02:00', '2026-12-11T00:00:00+02:00', '2026-12-10'],
  ['2026-12-10T00:00:00+02:00', '2026-12-11T00:00:00+02:00', '2026-12-10'],
  ['2026-12-10T22:00:00+02:00', '2026-12-11T00:01:00+02:00', '2026-12-11'],
  ['2026-12-10T00:00:00+02:00', '2026-12-10T00:00:00+02:00', '2026-12-10'],
  ['2026-12-10T00:00:00+02:00', null, '2026-12-10'],
  ['2027-03-25T19:00:00Z', '2027-03-27T21:00:00Z', '2027-03-27'],
])('what lasts from %s to %s has its last day on %s', (start, end, day) => {
  expect(lastDayOf(start, end, 'Asia/Jerusalem')).toBe(day)
})
