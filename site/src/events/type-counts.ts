import { mainEventTypes, type EventType, type MainEventType } from '@cyberluach/core/event'

/** A kind that has a mark and a figure of its own, or `other` for all that have none. */
export type ShownType = MainEventType | 'other'

/** In the order of the legend. */
export const shownTypes: readonly ShownType[] = [...mainEventTypes, 'other']

export function shownTypeOf(type: EventType): ShownType {
  return mainEventTypes.find((main) => main === type) ?? 'other'
}

/** How many there are of each kind; together as many as there are events. */
export function countByType(events: readonly { eventType: EventType }[]): Record<ShownType, number> {
  const counts = { ctf: 0, conference: 0, workshop: 0, competition: 0, other: 0 }
  for (const { eventType } of events) counts[shownTypeOf(eventType)] += 1
  return counts
}
