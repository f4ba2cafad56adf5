import { expect, test } from 'vitest'

import { daysLeft, timingOf, type Timed } from './event-timing.ts'

const today = '2026-11-20'
const now = new Date('2026-11-20T12:00:00+02:00')

const timed = (start: string, end: string | null = null): Timed => ({
  startDate: `${start}:00+02:00`,
  endDate: end && `${end}:00+02:00`,
  day: start.slice(0, 10),
  lastDay: (end ?? start).slice(0, 10),
  allDay: false,
})

const allDay = (day: string, lastDay = day): Timed => ({
  startDate: `${day}T00:00:00+02:00`,
  endDate: lastDay === day ? null : `${lastDay}T00:00:00+02:00`,
  day,
  lastDay,
  allDay: true,
})

test('an event that begins later today is today', () => {
  expect(timingOf(timed('2026-11-20T18:00'), now, today)).toBe('today')
})

test.each([1, 7])('an event is soon %i days before it', (days) => {
  const day = `2026-11-${20 + days}`
  expect(timingOf(timed(`${day}T09:00`), now, today)).toBe('soon')
  expect(timingOf(allDay(day), now, today)).toBe('soon')
})

test('an event is upcoming more than seven days before it', () => {
  expect(timingOf(timed('2026-11-28T09:00'), now, today)).toBe('upcoming')
  expect(timingOf(allDay('2026-11-28'), now, today)).toBe('upcoming')
})

test('an event that has started and not ended is under way', () => {
  expect(timingOf(timed('2026-11-20T09:00', '2026-11-20T17:00'), now, today)).toBe('underway')
  expect(timingOf(timed('2026-11-19T09:00', '2026-11-21T17:00'), now, today)).toBe('underway')
})

test('an event is past from its end on, or from its start where it has no end', () => {
  expect(timingOf(timed('2026-11-20T09:00', '2026-11-20T12:00'), now, today)).toBe('past')
  expect(timingOf(timed('2026-11-20T12:00'), now, today)).toBe('past')
})

test('an all-day event is today on its whole first day, even in the evening', () => {
  expect(timingOf(allDay('2026-11-20'), new Date('2026-11-20T23:59:00+02:00'), today)).toBe('today')
})

test('an all-day event of several days is under way up to its last day', () => {
  expect(timingOf(allDay('2026-11-18', '2026-11-20'), now, today)).toBe('underway')
  expect(timingOf(allDay('2026-11-18', '2026-11-19'), now, today)).toBe('past')
})

test('days left are counted between days of the calendar', () => {
  expect(daysLeft({ day: '2026-11-20' }, today)).toBe(0)
  expect(daysLeft({ day: '2026-12-20' }, today)).toBe(30)
  expect(daysLeft({ day: '2026-11-19' }, today)).toBe(-1)
})
