import { describe, expect, test } from 'vitest'
import { isBackupLate, nextBackupAt, readInterval } from './backup-timetable.ts'

const minute = 60_000
const hour = 60 * minute
const now = new Date('2026-11-26T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const untilNext = (tries: Partial<Parameters<typeof nextBackupAt>[0]>, every = 24 * hour) =>
  nextBackupAt({ startedAt: null, failures: 0, failedAt: null, ...tries }, every, now).getTime() - now.getTime()

test.each([
  ['off', 0],
  ['90m', 90 * minute],
  ['6h', 6 * hour],
  ['24h', 24 * hour],
  ['7d', 168 * hour],
  ['9m', null],
  ['32d', null],
  ['0h', null],
  ['24', null],
  ['-6h', null],
  ['1.5h', null],
  ['24 h', null],
  ['daily', null],
])('an interval of %j is %j milliseconds', (text, milliseconds) => {
  expect(readInterval(text)).toBe(milliseconds)
})

describe('the next backup', () => {
  test('is made at once where there is none', () => {
    expect(untilNext({})).toBe(0)
  })

  test('comes so long after the last good one began, whenever the product was started', () => {
    expect(untilNext({ startedAt: ago(5 * hour) })).toBe(19 * hour)
    expect(untilNext({ startedAt: ago(25 * hour) })).toBe(-hour)
  })

  test('waits longer after each failure, and an hour at the most', () => {
    const startedAt = ago(30 * hour)
    const pauses = [1, 2, 3, 6, 7, 40, 2000].map((failures) => untilNext({ startedAt, failures, failedAt: now }))
    expect(pauses).toEqual([1, 2, 4, 32, 60, 60, 60].map((minutes) => minutes * minute))
    expect(untilNext({ failures: 40, failedAt: now }, 10 * minute)).toBe(10 * minute)
  })

  test('is made at once where the last one lies in the future: a clock went back', () => {
    expect(untilNext({ startedAt: ago(-400 * 24 * hour) })).toBe(0)
    expect(untilNext({ failures: 3, failedAt: ago(-400 * 24 * hour) })).toBe(0)
  })
})

test('the last one is late once it is older than two of the timetable’s', () => {
  expect(isBackupLate(ago(48 * hour), 24 * hour, now)).toBe(false)
  expect(isBackupLate(ago(48 * hour + 1), 24 * hour, now)).toBe(true)
})
