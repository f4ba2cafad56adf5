import { addDays } from 'date-fns/addDays'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { startOfWeek } from 'date-fns/startOfWeek'
import { dayKeyOfLocal, firstDayOf, localDateOf, type DayKey, type MonthKey } from '../dates/day-key.ts'
import type { CalendarEvent } from './event.ts'

/** Six weeks of seven days (product specification, section 9). */
const cellCount = 42

/** Cached: nearly everybody looks at the same few months. */
const grids = new Map<MonthKey, readonly DayKey[]>()
const mostGrids = 100

/** What the calendar needs to know of an event to place it. */
export type DayEvent = Pick<CalendarEvent, 'id' | 'day' | 'allDay' | 'startDate' | 'title'>

/** The 42 days that a month's page shows: from the Sunday on or before its first day. */
export function monthGrid(month: MonthKey): readonly DayKey[] {
  const known = grids.get(month)
  if (known) return known
  const sunday = startOfWeek(localDateOf(firstDayOf(month)), { weekStartsOn: 0 })
  const days = eachDayOfInterval({ start: sunday, end: addDays(sunday, cellCount - 1) }).map(dayKeyOfLocal)
  if (grids.size === mostGrids) grids.clear()
  grids.set(month, days)
  return days
}

/**
 * The events by their first day (an event of several days stands on its first only, as the specification has it).
 * Within a day: all-day events first, then by start, then by title, then by id. Days without events have no entry.
 */
export function groupByDay<Event extends DayEvent>(events: readonly Event[]): Map<DayKey, Event[]> {
  const days = new Map<DayKey, Event[]>()
  for (const event of [...events].sort(byPlaceInDay)) {
    const listed = days.get(event.day)
    if (listed) listed.push(event)
    else days.set(event.day, [event])
  }
  return days
}

/**
 * The order within a day: what lasts all day first, then by start, then by title, then by id. The database has the same
 * one (`withinDay` in `cms/src/features/events/rows.ts`).
 */
export function byPlaceInDay(one: DayEvent, other: DayEvent): number {
  if (one.allDay !== other.allDay) return one.allDay ? -1 : 1
  const apart = one.allDay ? 0 : Date.parse(one.startDate) - Date.parse(other.startDate)
  if (apart !== 0) return apart
  return byText(one.title, other.title) || byText(one.id, other.id)
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
