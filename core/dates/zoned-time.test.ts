import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, dayKeyOf } from './day-key.ts'
import { startOfDay, zonedInstant } from './zoned-time.ts'

const jerusalem = 'Asia/Jerusalem'

test('a winter morning and a summer morning carry their own offsets', () => {
  expect(zonedInstant('2026-11-20', '09:00', jerusalem)).toBe('2026-11-20T09:00:00+02:00')
  expect(zonedInstant('2026-07-20', '09:00', jerusalem)).toBe('2026-07-20T09:00:00+03:00')
  expect(zonedInstant('2026-11-20', '09:00', 'America/New_York')).toBe('2026-11-20T09:00:00-05:00')
  expect(zonedInstant('2026-11-20', '09:00', 'Asia/Kolkata')).toBe('2026-11-20T09:00:00+05:30')
  expect(zonedInstant('2026-11-20', '09:00', 'UTC')).toBe('2026-11-20T09:00:00+00:00')
})

test('an hour that the clocks skip comes out one hour later', () => {
  expect(zonedInstant('2026-03-27', '02:30', jerusalem)).toBe('2026-03-27T03:30:00+03:00')
  expect(zonedInstant('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T03:30:00-04:00')
})

test('an hour that happens twice is the first of the two', () => {
  expect(zonedInstant('2026-10-25', '01:30', jerusalem)).toBe('2026-10-25T01:30:00+03:00')
  expect(zonedInstant('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T01:30:00-04:00')
})

test('a day begins at midnight, or later where midnight is skipped', () => {
  expect(startOfDay('2026-11-20', jerusalem)).toBe('2026-11-20T00:00:00+02:00')
  expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-24T01:00:00+03:00')
})

test.each(['24:00', '9:00', '09:60', '', '09:00:00'])('"%s" is no time', (time) => {
  expect(() => zonedInstant('2026-11-20', time, jerusalem)).toThrow(RangeError)
})

test('an unknown zone or day is rejected', () => {
  expect(() => zonedInstant('2026-11-20', '09:00', 'Mars/Olympus')).toThrow(RangeError)
  expect(() => zonedInstant('tomorrow', '09:00', jerusalem)).toThrow(RangeError)
})

test.each([jerusalem, 'America/New_York'])(
  'read back in %s, every wall clock that exists is what was meant',
  (zone) => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    })
    const anyDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days))
    const anyMinute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    fc.assert(
      fc.property(anyDay, anyMinute, (day, minute) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const iso = zonedInstant(day, time, zone)
        const instant = new Date(iso)
        expect(dayKeyOf(instant, zone)).toBe(day)
        const wasSkipped = clock.format(instant) !== time
        if (wasSkipped) expect(minute).toBeLessThan(4 * 60)
        expect(iso.slice(0, 16)).toBe(`${day}T${clock.format(instant)}`)
      }),
      { numRuns: 500 },
    )
  },
)
