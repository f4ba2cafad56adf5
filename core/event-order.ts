import type { DayKey } from './day-key.ts'
import { byPlaceInDay, type DayEvent } from './month-grid.ts'
import { isOverOn, type Lasting } from './runs-on.ts'

/** The events by their first day, and within a day as the calendar has them. */
export function byStart<Event extends DayEvent>(events: readonly Event[]): Event[] {
  return [...events].sort((one, other) => byDay(one, other) || byPlaceInDay(one, other))
}

/** The events with the latest day first; each day keeps its own order. */
export function latestFirst<Event extends DayEvent>(events: readonly Event[]): Event[] {
  return [...events].sort((one, other) => byDay(other, one) || byPlaceInDay(one, other))
}

/**
 * The events in two lists: those that are not over today, by start (so that those that run come first), and those that
 * are, the latest day first. Each day keeps its own order. The API's `order=next-first` is the one after the other.
 */
export function nextFirst<Event extends DayEvent & Lasting>(
  events: readonly Event[],
  today: DayKey,
): { ahead: Event[]; over: Event[] } {
  return {
    ahead: byStart(events.filter((event) => !isOverOn(event, today))),
    over: latestFirst(events.filter((event) => isOverOn(event, today))),
  }
}

function byDay(one: DayEvent, other: DayEvent): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0
}
