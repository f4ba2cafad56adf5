import type { CalendarEvent } from './event.ts'

/** What is needed of an event to know whether it counts. */
export type Countable = Pick<CalendarEvent, 'state' | 'isSample'>

/**
 * Whether an event counts in a figure: it is no sample and was not called off. What does not count is drawn beside what
 * does. The same rule in SQL: `isCounted` in `cms/src/features/events/event-rows.ts`.
 */
export function isCounted({ state, isSample }: Countable): boolean {
  return !isSample && state !== 'cancelled'
}

/** How many of the events count. */
export function countedOf(events: readonly Countable[]): number {
  return events.filter(isCounted).length
}
