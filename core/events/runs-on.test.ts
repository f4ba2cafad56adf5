import { expect, test } from 'vitest'

import { dayOfEvent, isOverOn, runningOnEach, runsOn } from './event-timing.ts'

const week = { day: '2026-11-23', lastDay: '2026-11-27' }
const oneDay = { day: '2026-11-23', lastDay: '2026-11-23' }
const backwards = { day: '2026-11-23', lastDay: '2026-11-20' }

test.each(['2026-11-23', '2026-11-25', '2026-11-27'])('an event of several days runs on %s, one of them', (day) => {
  expect(runsOn(week, day)).toBe(true)
})

test.each(['2026-11-22', '2026-11-28', '2025-11-25'])('it does not run on %s, before or after', (day) => {
  expect(runsOn(week, day)).toBe(false)
})

test.each([
  ['that has one day', oneDay],
  ['whose last day lies before its first', backwards],
])('an event %s runs on its first day only', (_, event) => {
  expect(runsOn(event, '2026-11-23')).toBe(true)
  expect(runsOn(event, '2026-11-22')).toBe(false)
  expect(runsOn(event, '2026-11-24')).toBe(false)
})

test('each of some days has the events that run on it, in their order', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24']
  const before = { day: '2026-11-01', lastDay: '2026-11-22' }
  const after = { day: '2026-11-25', lastDay: '2026-11-25' }
  const events = [week, before, after, backwards, oneDay, { day: '2026-10-01', lastDay: '2026-10-02' }]
  expect(runningOnEach(days, events)).toEqual(days.map((day) => events.filter((event) => runsOn(event, day))))
})

test('an event is over from the day after its last one', () => {
  expect(isOverOn(week, '2026-11-27')).toBe(false)
  expect(isOverOn(week, '2026-11-28')).toBe(true)
  expect(isOverOn(week, '2026-11-20')).toBe(false)
  expect(isOverOn(backwards, '2026-11-23')).toBe(false)
  expect(isOverOn(backwards, '2026-11-24')).toBe(true)
})

test('the days of an event are counted from one', () => {
  expect(dayOfEvent(week, '2026-11-23')).toEqual({ day: 1, of: 5 })
  expect(dayOfEvent(week, '2026-11-24')).toEqual({ day: 2, of: 5 })
  expect(dayOfEvent(oneDay, '2026-11-23')).toEqual({ day: 1, of: 1 })
  expect(dayOfEvent(backwards, '2026-11-23')).toEqual({ day: 1, of: 1 })
})

test('days are counted over the end of a year and a change of the clock', () => {
  expect(dayOfEvent({ day: '2026-12-30', lastDay: '2027-01-02' }, '2027-01-01')).toEqual({ day: 3, of: 4 })
  expect(dayOfEvent({ day: '2026-10-24', lastDay: '2026-10-26' }, '2026-10-25')).toEqual({ day: 2, of: 3 })
})
