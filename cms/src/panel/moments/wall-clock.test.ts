import { afterEach, expect, test } from 'vitest'
import { pickedDay, pickedInstant, shownDay, shownInstant } from './wall-clock.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
  if (zone === undefined) delete process.env.TZ
})

const browsers = ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Asia/Jerusalem', 'UTC']

test.each(browsers)(
  'a picker in %s shows an instant as it is in the site’s zone, and gives it back',
  (browser) => {
    process.env.TZ = browser
    for (const iso of ['2026-12-10T16:30:00.000Z', '2026-07-01T21:15:00.000Z']) {
      const shown = shownInstant(iso, 'Asia/Jerusalem')
      expect(pickedInstant(shown, 'Asia/Jerusalem')).toBe(iso)
    }
    const shown = shownInstant('2026-12-10T16:30:00.000Z', 'Asia/Jerusalem')
    expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([10, 18, 30])
  },
)

test.each(browsers)('a day stays that day in %s', (browser) => {
  process.env.TZ = browser
  for (const day of ['2026-12-10', '2026-03-27', '0999-01-01']) expect(pickedDay(shownDay(day))).toBe(day)
})
