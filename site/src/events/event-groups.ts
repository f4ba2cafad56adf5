import { shownTypeOf, shownTypes, type CalendarEvent, type ShownType } from '@cyberluach/core/event'
import { byStart } from '@cyberluach/core/event-order'

/** A day's events of one kind; those that the filter does not name form the group `other`. */
export type EventGroup = { type: ShownType; events: CalendarEvent[] }

/**
 * The events of one day by kind, in the legend's order; kinds without events are left out. Within a kind those that
 * began earlier come first, then those that last all day, then the others by the hour.
 */
export function eventGroups(events: readonly CalendarEvent[]): EventGroup[] {
  const ordered = byStart(events)
  const groups = shownTypes.map((type) => ({
    type,
    events: ordered.filter((event) => shownTypeOf(event.eventType) === type),
  }))
  return groups.filter((group) => group.events.length > 0)
}
