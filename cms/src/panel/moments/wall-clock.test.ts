import { afterEach, expect, test } from 'vitest'
import { isTypedHourSkipped, pickedDay, pickedInstant, shownDay, shownInstant } from './wall-clock.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
  if (zone === undefined) delete process.env.TZ
})

const browsers = ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Asia/Jerusalem', 'UTC']

test.each(browsers)('a picker in %s shows an instant as it is in the site’s zone, and gives it back', (browser) => {
  process.env.TZ = browser
  for (const iso of ['2026-12-10T16:30:00.000Z', '2026-07-01T21:15:00.000Z']) {
    const shown = shownInstant(iso, 'Asia/Jerusalem')
    expect(pickedInstant(shown, 'Asia/Jerusalem')).toBe(iso)
  }
  const shown = shownInstant('2026-12-10T16:30:00.000Z', 'Asia/Jerusalem')
  expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([10, 18, 30])
})

test.each(browsers)('a day stays that day in %s', (browser) => {
  process.env.TZ = browser
  for (const day of ['2026-12-10', '2026-03-27', '0999-01-01']) expect(pickedDay(shownDay(day))).toBe(day)
})

test('an hour that the site’s clock skips is no instant, picked in another time zone or typed in any', () => {
  process.env.TZ = 'America/New_York'
  expect(pickedInstant(new Date(2027, 2, 26, 2, 30), 'Asia/Jerusalem')).toBeNull()
  expect(pickedInstant(new Date(2027, 2, 26, 3, 0), 'Asia/Jerusalem')).toBe('2027-03-26T00:00:00.000Z')
  const isSkipped = (typed: string) => isTypedHourSkipped(typed, 'Asia/Jerusalem')
  expect(['26.3.2027, 02:30', '26.03.2027, 2:', '26.3.2027, 02:3'].map(isSkipped)).not.toContain(false)
  expect(['26.3.2027, 03:00', '26.3.2027, 2', '', '27.3.2027, 02:30', '26.3.2027, 2:99'].map(isSkipped)).not.toContain(
    true,
  )
})
