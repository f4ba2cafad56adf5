import { expect, test } from 'vitest'
import { parseDayRange } from './day-range.ts'

test.each([
  ['Jun 20, 2026', '2026-06-20', '2026-06-20'],
  ['Jun 19-21, 2026', '2026-06-19', '2026-06-21'],
  ['Feb. 17-18, 2026', '2026-02-17', '2026-02-18'],
  ['Jun 30 - Jul 2, 2026', '2026-06-30', '2026-07-02'],
  ['Aug 30 – Sep 1, 2026', '2026-08-30', '2026-09-01'],
  ['Dec 30, 2026 - Jan 2, 2027', '2026-12-30', '2027-01-02'],
  ['Dec 30 - Jan 2, 2027', '2026-12-30', '2027-01-02'],
])('"%s" runs from %s to %s', (text, firstDay, lastDay) => {
  expect(parseDayRange(text)).toEqual({ firstDay, lastDay })
})

test.each(['TBD, 2026', 'Oct 3-8', 'Feb 30, 2026', 'Jun 21-19, 2026', 'June 20, 2026', 'Jun 2026', ''])(
  '"%s" names no exact days',
  (text) => {
    expect(parseDayRange(text)).toBeNull()
  },
)
