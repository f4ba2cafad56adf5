import type { CalendarEvent } from './event.ts'

/** What is needed of an event to know whether it counts. */
export type Countable = Pick<CalendarEvent, 'state' | 'isSample'>

/**
 * Whether an event counts in a figure: it is no sample and was not called off. What does not count is drawn beside what
 * does. The same rule in SQL: `isCounted` in `cms/src/features/events/rows.ts`.
 */
export function isCounted({ state, isSample }: Countable): boolean {
  return !isSample && state !== 'cancelled'
}

/** What events are of which none counts. */
export type Uncounted = 'samples' | 'cancelled' | 'both'

/** What all of the events are where none of them counts; null where one does, or where there are none. */
export function onlyUncounted(events: readonly Countable[]): Uncounted | null {
  if (events.length === 0 || events.some(isCounted)) return null
  const samples = events.filter((event) => event.isSample).length
  if (samples === 0) return 'cancelled'
  return samples === events.length ? 'samples' : 'both'
}

/** How many of the events count. */
export function countedOf(events: readonly Countable[]): number {
  return events.filter(isCounted).length
}
