import { shownTypeOf, type EventType, type ShownType } from '@cyberluach/core/event'

/** How many there are of each kind; together as many as there are events. */
export function countByType(events: readonly { eventType: EventType }[]): Record<ShownType, number> {
  const counts = { ctf: 0, conference: 0, workshop: 0, competition: 0, other: 0 }
  for (const { eventType } of events) counts[shownTypeOf(eventType)] += 1
  return counts
}
