import { expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-event.ts'
import { withLive } from './live-events.ts'
import { nextEvents } from './next-events.ts'

const now = new Date('2026-11-20T10:00:00+02:00')
const today = '2026-11-20'
const event = (id: string, changes = {}) => sampleListedEvent({ id, ...changes })
const idsOf = (events: ReturnType<typeof event>[]) => {
  const { live, next } = nextEvents(withLive(events, now, today), now, today)
  return { live: live.map(({ id }) => id), next: next.map(({ id }) => id) }
}

test('what is under way stands apart from what begins next, and what is over nowhere', () => {
  const events = [
    event('later', { day: '2026-11-24' }),
    event('running', { day: '2026-11-18', lastDay: '2026-11-21' }),
    event('over', { day: '2026-11-19' }),
    event('today', { day: today }),
    event('this morning', { day: today, allDay: false, startDate: '2026-11-20T08:00:00+02:00' }),
    event('tonight', { day: today, allDay: false, startDate: '2026-11-20T19:00:00+02:00' }),
  ]
  expect(idsOf(events)).toEqual({ live: ['running'], next: ['today', 'tonight', 'later'] })
})

test('the next six by start, each once, of nothing that was called off', () => {
  const days = Array.from({ length: 9 }, (_, n) => event(`${n}`, { day: `2026-11-${29 - n}` }))
  const cancelled = event('x', { day: '2026-11-21', state: 'cancelled' })
  expect(idsOf([...days, ...days, cancelled]).next).toEqual(['8', '7', '6', '5', '4', '3'])
})

test('samples fill what others leave', () => {
  const samples = Array.from({ length: 6 }, (_, n) => event(`s${n}`, { isSample: true }))
  const real = event('real', { day: '2026-11-28' })
  expect(idsOf([...samples, real]).next).toEqual(['s0', 's1', 's2', 's3', 's4', 'real'])
})
