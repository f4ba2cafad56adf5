import { expect, test } from 'vitest'
import { liveOf, liveStep } from './live.ts'

const contest = {
  startDate: '2026-11-20T10:00:00+02:00',
  endDate: '2026-11-22T10:00:00+02:00',
  day: '2026-11-20',
  lastDay: '2026-11-22',
  allDay: false,
  state: 'scheduled' as const,
}
const fair = { ...contest, allDay: true, startDate: '2026-11-20T00:00:00+02:00' }
const at = (iso: string, event = contest) => liveOf(event, new Date(iso), iso.slice(0, 10))

test.each([
  ['2026-11-20T10:00:00+02:00', { unit: 'hours', n: 48, share: 0 }],
  ['2026-11-21T03:00:00+02:00', { unit: 'hours', n: 31, share: 0.35 }],
  ['2026-11-22T09:20:00+02:00', { unit: 'hours', n: 1, share: 0.99 }],
  ['2026-11-22T09:35:00+02:00', { unit: 'minutes', n: 25, share: 0.99 }],
])('an event with hours ends so soon at %s', (iso, live) => {
  expect(at(iso)).toEqual(live)
})

test('it is not live before its first minute, nor from its last on', () => {
  expect(at('2026-11-20T09:59:00+02:00')).toBeNull()
  expect(at('2026-11-22T10:00:00+02:00')).toBeNull()
  expect(liveOf({ ...contest, endDate: null }, new Date(contest.startDate), contest.day)).toBeNull()
})

test('many hours are days', () => {
  const long = { ...contest, endDate: '2026-11-26T10:00:00+02:00', lastDay: '2026-11-26' }
  expect(at('2026-11-21T10:00:00+02:00', long)).toMatchObject({ unit: 'days', n: 5 })
})

test('of an event without hours days are said, and of a single day nothing', () => {
  expect(at('2026-11-20T08:00:00+02:00', fair)).toEqual({ unit: 'days', n: 2, share: 0.17 })
  expect(at('2026-11-22T23:00:00+02:00', fair)).toEqual({ unit: 'lastDay', n: 0, share: 0.83 })
  expect(at('2026-11-23T08:00:00+02:00', fair)).toBeNull()
  expect(at('2026-11-20T08:00:00+02:00', { ...fair, lastDay: fair.day })).toBeNull()
})

test('what was called off is not live', () => {
  const cancelled = { ...contest, state: 'cancelled' as const }
  expect(liveOf(cancelled, new Date('2026-11-21T10:00:00+02:00'), '2026-11-21')).toBeNull()
})

test('time goes by steps of five minutes', () => {
  expect(liveStep(new Date('2026-11-20T08:04:59.999Z')).toISOString()).toBe('2026-11-20T08:00:00.000Z')
  expect(liveStep(new Date('2026-11-20T08:05:00Z')).toISOString()).toBe('2026-11-20T08:05:00.000Z')
})
