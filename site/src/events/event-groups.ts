import { isCounted, shownTypeOf, shownTypes, type CalendarEvent, type ShownType } from '@cyberluach/core/events/event'
import { byStart } from '@cyberluach/core/events/event-timing'

/**
 * A day's events of one kind; those that the filter does not name form the group `other`. What was cancelled is among
 * them and not counted.
 */
export type EventGroup = { type: ShownType; events: CalendarEvent[]; count: number }

/** A day's events by kind, in the legend's order, kinds without events left out; and its samples, which no group has. */
type DayEvents = { groups: EventGroup[]; samples: CalendarEvent[] }

/** Within a kind those that last several days come first, then those that last all day, then the others by the hour. */
export function eventGroups(events: readonly CalendarEvent[]): DayEvents {
  const ordered = byStart(events).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  const groups = shownTypes.map((type) => {
    const those = ordered.filter((event) => !event.isSample && shownTypeOf(event.eventType) === type)
    return { type, events: those, count: those.filter(isCounted).length }
  })
  return {
    groups: groups.filter((group) => group.events.length > 0),
    samples: ordered.filter(({ isSample }) => isSample),
  }
}

/** Whether it lasts several days. */
export function isLong({ day, lastDay }: Pick<CalendarEvent, 'day' | 'lastDay'>): boolean {
  return lastDay > day
}
