import { isAfter } from 'date-fns/isAfter'

import { daysBetween, type DayKey } from './day-key.ts'
import type { CalendarEvent } from './event.ts'

/** From one day before the start to this many, an event is soon (product specification, section 4). */
const soonDays = 7

/**
 * Where an event stands: over, started and not over, later today, within seven days, or further ahead.
 * The specification counts one that has started as past; the contract has a running one say that it is under way.
 */
export type EventTiming = 'past' | 'underway' | 'today' | 'soon' | 'upcoming'

/** What timing needs to know of an event. */
export type Timed = Pick<CalendarEvent, 'startDate' | 'endDate' | 'day' | 'lastDay' | 'allDay'>

/** Days from `today` to the event's first day, both in the site's time zone. Negative once it has begun. */
export function daysLeft(event: Pick<Timed, 'day'>, today: DayKey): number {
  return daysBetween(today, event.day)
}

/**
 * The event's timing at `now`, which lies in `today` in the site's time zone.
 * An event without an end is over once it has started. All-day events go by days: today all day long on the first.
 */
export function timingOf(event: Timed, now: Date, today: DayKey): EventTiming {
  const started = event.allDay ? event.day < today : !isAfter(event.startDate, now)
  if (started) return isOver(event, now, today) ? 'past' : 'underway'
  const days = daysLeft(event, today)
  if (days <= 0) return 'today'
  return days <= soonDays ? 'soon' : 'upcoming'
}

function isOver(event: Timed, now: Date, today: DayKey): boolean {
  if (event.allDay) return event.lastDay < today
  return !isAfter(event.endDate ?? event.startDate, now)
}
