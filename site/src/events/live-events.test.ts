import { expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-event.ts'
import { withLive } from './live-events.ts'

const today = '2026-11-20'
const now = new Date('2026-11-20T15:00:00+02:00')
const standing = (changes: Parameters<typeof sampleListedEvent>[0]) => {
  const [event] = withLive([sampleListedEvent(changes)], now, today)
  return { live: event?.live?.unit, hasEnded: event?.hasEnded }
}
const timed = (startDate: string, endDate: string | null, lastDay = today) => ({
  startDate,
  endDate,
  day: startDate.slice(0, 10),
  lastDay,
  allDay: false,
})

test('what is under way says so, and what ended today says that as well', () => {
  const running = timed('2026-11-20T14:00:00+02:00', '2026-11-20T20:00:00+02:00')
  const over = timed('2026-11-20T09:00:00+02:00', '2026-11-20T11:00:00+02:00')
  expect(standing(running)).toEqual({ live: 'hours', hasEnded: undefined })
  expect(standing(over)).toEqual({ live: undefined, hasEnded: true })
  expect(standing({ ...over, state: 'cancelled' })).toEqual({ live: undefined, hasEnded: undefined })
  expect(standing({ ...running, state: 'postponed' })).toEqual({ live: undefined, hasEnded: undefined })
})

test('an event of today without hours is not over, and one of another day says nothing', () => {
  expect(standing({ allDay: true, day: today, lastDay: today })).toEqual({})
  expect(standing(timed('2026-11-20T19:00:00+02:00', null))).toEqual({})
  expect(standing(timed('2026-11-19T19:00:00+02:00', null, '2026-11-19'))).toEqual({})
})
