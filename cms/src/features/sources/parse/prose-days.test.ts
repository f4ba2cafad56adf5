import { expect, test } from 'vitest'
import { proseDays } from './prose.ts'

test.each([
  ['Jun 20, 2026', '2026-06-20', '2026-06-20'],
  ['Feb. 23-24, 2027', '2027-02-23', '2027-02-24'],
  ['May 5–7, 2026', '2026-05-05', '2026-05-07'],
  ['Aug 31 – Sep 2, 2026', '2026-08-31', '2026-09-02'],
  ['May 30-Jun 2, 2026', '2026-05-30', '2026-06-02'],
  ['September 27-28 , 2026', '2026-09-27', '2026-09-28'],
  ['March 22 - March 26, 2027', '2027-03-22', '2027-03-26'],
  ['Dec 30, 2026 - Jan 2, 2027', '2026-12-30', '2027-01-02'],
  ['Dec 30 - Jan 2, 2027', '2026-12-30', '2027-01-02'],
  ['Aug 3-8 2024', '2024-08-03', '2024-08-08'],
  ['27-28 May 2026', '2026-05-27', '2026-05-28'],
  ['30 Dec 2026 - 2 Jan 2027', '2026-12-30', '2027-01-02'],
  ['Apr 12-15,2023', '2023-04-12', '2023-04-15'],
  ['AUGUST 8-10, 2021', '2021-08-08', '2021-08-10'],
])('%s', (text, startDay, endDay) => {
  expect(proseDays(text)).toEqual({ startDay, endDay })
})

test.each([
  ['Oct 3-8', 'noYear'],
  ['TBD, 2026', 'toBeDetermined'],
  ['TBD', 'toBeDetermined'],
  ['To be announced', 'toBeDetermined'],
  ['May 2027 (exact dates TBD)', 'toBeDetermined'],
  ['September, 2024', 'noDate'],
  ['September , 2022', 'noDate'],
  ['Extended', 'noDate'],
  ['', 'noDate'],
  ['Feb 30, 2027', 'noSuchDay'],
  ['May 7-5, 2026', 'endBeforeStart'],
])('%s is refused: %s', (text, reason) => {
  expect(proseDays(text)).toBe(reason)
})
