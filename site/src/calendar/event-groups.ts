import { mainEventTypes, type CalendarEvent, type EventType } from '@cyberluach/core/event'
import { groupByDay } from '@cyberluach/core/month-grid'

/** A day's events of one kind; those that the filter does not name form the group `other`. */
export type EventGroup = { type: EventType; events: CalendarEvent[] }

/** The events of one day by kind, in the filter's order; kinds without events are left out. */
export function eventGroups(events: readonly CalendarEvent[]): EventGroup[] {
  const ordered = [...groupByDay(events).values()].flat()
  const isMain = (type: EventType) => (mainEventTypes as readonly EventType[]).includes(type)
  const groups = [...mainEventTypes, 'other' as const].map((type) => ({
    type,
    events: ordered.filter((event) =>
      type === 'other' ? !isMain(event.eventType) : event.eventType === type,
    ),
  }))
  return groups.filter((group) => group.events.length > 0)
}
