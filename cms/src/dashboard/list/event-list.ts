import type { ManagedEvent, ManagedEvents } from '@cyberluach/api/managed-events'
import type { EventStanding } from '@cyberluach/core/events/event-timing'

export type EventListFilter = {
  text: string
  state: EventStanding | 'all'
  year: string
  order: 'next' | 'newest'
}

export const noFilter: EventListFilter = { text: '', state: 'all', year: '', order: 'next' }

export const pageSize = 25

export const isUnfiltered = ({ text, state, year }: EventListFilter) =>
  text === '' && state === 'all' && year === ''

/** The years that can be chosen, the latest first. */
export function yearsOf(years: ManagedEvents['years']): string[] {
  if (!years) return []
  return Array.from({ length: years.last - years.first + 1 }, (_, index) => String(years.last - index))
}

/** The page with an event as it is now, where it stands on it. */
export function withEvent(page: ManagedEvents, event: ManagedEvent): ManagedEvents {
  return { ...page, events: page.events.map((one) => (one.id === event.id ? event : one)) }
}
