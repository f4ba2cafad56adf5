import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, addMonths, firstDayOf, monthOf, weekdayOf } from '../dates/day-key.ts'
import { groupByDay, monthGrid, type DayEvent } from './month-grid.ts'

test('November 2026 is shown from Sunday the 1st to Saturday 12 December', () => {
  const grid = monthGrid('2026-11')
  expect(grid[0]).toBe('2026-11-01')
  expect(grid[41]).toBe('2026-12-12')
})

test('every month is shown whole, in 42 days one after another, from a Sunday in its first week', () => {
  const anyMonth = fc.integer({ min: -800, max: 2_400 }).map((months) => addMonths('2000-01', months))
  fc.assert(
    fc.property(anyMonth, (month) => {
      const grid = monthGrid(month)
      const start = grid[0] ?? ''
      expect(grid).toEqual(Array.from({ length: 42 }, (_, index) => addDays(start, index)))
      expect(weekdayOf(start)).toBe(0)
      expect(grid.slice(0, 7)).toContain(firstDayOf(month))
      expect(grid).toContain(addDays(firstDayOf(addMonths(month, 1)), -1))
      expect(grid.filter((day) => monthOf(day) === month).length).toBeGreaterThanOrEqual(28)
    }),
  )
})

const event = (title: string, day: string, time: string | null): DayEvent => ({
  id: title,
  title,
  day,
  allDay: time === null,
  startDate: `${day}T${time ?? '00:00'}:00+02:00`,
})

test('a day lists all-day events, then the others by start, then by title', () => {
  const days = groupByDay([
    event('Workshop', '2026-11-20', '18:00'),
    event('Beta', '2026-11-20', '09:00'),
    event('Alpha', '2026-11-20', '09:00'),
    event('Conference', '2026-11-20', null),
  ])
  expect(days.get('2026-11-20')?.map(({ title }) => title)).toEqual(['Conference', 'Alpha', 'Beta', 'Workshop'])
})

test('starts with different offsets are compared as instants', () => {
  const early = {
    ...event('Early', '2026-11-20', null),
    allDay: false,
    startDate: '2026-11-20T09:00:00+02:00',
  }
  const late = { ...event('Late', '2026-11-20', null), allDay: false, startDate: '2026-11-20T08:00:00Z' }
  expect(groupByDay([late, early]).get('2026-11-20')).toEqual([early, late])
})

test('no event is lost or moved to another day, and the list given is left as it was', () => {
  const anyEvent = fc.record({
    title: fc.string(),
    day: fc.integer({ min: 1, max: 28 }),
    timed: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyEvent), (drafts) => {
      const events = drafts.map(({ title, day, timed }) =>
        event(title, `2026-11-${String(day).padStart(2, '0')}`, timed ? '10:00' : null),
      )
      const before = [...events]
      const days = groupByDay(events)
      expect(events).toEqual(before)
      expect([...days.values()].flat()).toHaveLength(events.length)
      for (const [day, listed] of days) expect(listed.every((one) => one.day === day)).toBe(true)
    }),
  )
})
