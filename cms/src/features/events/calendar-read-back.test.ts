import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { ReadBack } from '../../testing/read-calendar-back.ts'

/** Both sides of both changes of the clocks, in Israel and in New York, and hours that come twice there. */
const instants = [
  '2026-03-08T01:59:00-05:00',
  '2026-03-08T03:00:00-04:00',
  '2026-03-27T01:59:00+02:00',
  '2026-03-27T03:00:00+03:00',
  '2026-07-01T10:00:00+03:00',
  '2026-10-25T01:30:00+03:00',
  '2026-10-25T01:30:00+02:00',
  '2026-11-01T01:30:00-04:00',
  '2026-11-01T01:30:00-05:00',
  '2028-01-31T23:59:59+02:00',
]

/** First and last day, and the day after: days on which clocks change, and a new year. */
const days = [
  ['2026-03-08', '2026-03-08', '2026-03-09'],
  ['2026-03-26', '2026-03-28', '2026-03-29'],
  ['2026-10-25', '2026-10-25', '2026-10-26'],
  ['2026-11-01', '2026-11-02', '2026-11-03'],
  ['2026-12-30', '2027-01-01', '2027-01-02'],
]

const zones: [timeZone: string, minutes: number][] = [
  ['UTC', 0],
  ['Asia/Jerusalem', -120],
  ['America/New_York', 300],
]

describe('a calendar over both changes of the clocks', () => {
  const meant = {
    instants: instants.map((instant) => new Date(instant).toISOString()),
    days: days.map(([first, , end]) => [first, end]),
  }

  test.each(zones)('is read back in %s as it was meant', async (timeZone, offset) => {
    const read = await readIn(timeZone)
    expect(read.offset).toBe(offset)
    expect(read.ical).toEqual(meant)
    expect(read.nodeIcal).toEqual(meant)
  })

  test('has the same bytes wherever it is made', async () => {
    const bytes = await Promise.all(zones.map(async ([timeZone]) => (await readIn(timeZone)).bytes))
    expect(new Set(bytes).size).toBe(1)
  })
})

/** Made and read in a process of that time zone. */
async function readIn(timeZone: string): Promise<ReadBack> {
  const reader = join(import.meta.dirname, '../../testing/read-calendar-back.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [reader, JSON.stringify({ instants, days })], {
    env: { ...process.env, TZ: timeZone },
  })
  return JSON.parse(stdout) as ReadBack
}
