import type { BriefEvent, CalendarEvent } from '@cyberluach/core/events/event'
import type { EventSearch } from '@cyberluach/core/events/event-search'
import { listedEvent } from '../events/listed-event.ts'

/** What a search finds, changed as a test needs. */
export function searchWith(changes: Partial<EventSearch> = {}): EventSearch {
  return {
    understood: [],
    corrected: null,
    ahead: { total: 0, events: [] },
    earlier: { total: 0, events: [] },
    elsewhere: null,
    ...changes,
  }
}

/** These events as found ones. */
export function foundEvents(...events: CalendarEvent[]): EventSearch['ahead'] {
  const linked = events.map((event): BriefEvent => ({ ...listedEvent(event), url: event.url }))
  return { total: linked.length, events: linked }
}
