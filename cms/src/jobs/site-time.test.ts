import { expect, test } from 'vitest'
import { isSiteTime } from './timetable.ts'

const sunday = { weekday: 'Sun', time: '08:00' } as const

test.each([
  ['in winter', '2026-11-22T06:00:00Z', 'Asia/Jerusalem', true],
  ['in summer', '2026-06-21T05:00:00Z', 'Asia/Jerusalem', true],
  ['an hour later', '2026-11-22T07:00:00Z', 'Asia/Jerusalem', false],
  ['on another day', '2026-11-23T06:00:00Z', 'Asia/Jerusalem', false],
  ['where the clocks are half an hour off', '2026-11-22T02:30:00Z', 'Asia/Kolkata', true],
])('eight on Sunday morning, %s', (_case, moment, timeZone, expected) => {
  expect(isSiteTime(new Date(moment), sunday, timeZone)).toBe(expected)
})

test('where no weekday is named, it is each day at that time', () => {
  const at = (moment: string) => isSiteTime(new Date(moment), { time: '08:00' }, 'Asia/Jerusalem')
  expect([at('2026-11-22T06:00:00Z'), at('2026-11-25T06:00:00Z'), at('2026-07-25T05:00:00Z')]).toEqual([
    true,
    true,
    true,
  ])
  expect([at('2026-11-22T06:15:00Z'), at('2026-11-22T18:00:00Z')]).toEqual([false, false])
})
