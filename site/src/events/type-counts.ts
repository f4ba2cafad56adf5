import {
  isCounted,
  type Countable,
  shownTypeOf,
  type EventType,
  type ShownType,
} from '@cyberluach/core/events/event'

/** How many there are of each kind; together as many as there are events that count. */
export function countByType(
  events: readonly (Countable & { eventType: EventType })[],
): Record<ShownType, number> {
  const counts = { ctf: 0, conference: 0, workshop: 0, competition: 0, other: 0 }
  for (const event of events.filter(isCounted)) counts[shownTypeOf(event.eventType)] += 1
  return counts
}
