import { takesPlace } from '@cyberluach/core/events/event-states'
import { writeFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import { byStart } from '@cyberluach/core/events/event-timing'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { mostUpcoming } from '@cyberluach/core/events/figures'
import type { ListedEvent } from './listed-event.ts'
import type { SearchQuery } from './search-query.ts'

/** How many of those under way stand above what comes next. */
const mostLive = 3

/** What is under way and what begins next, each event once, by start; samples only where there is room for more. */
export function nextEvents(
  events: readonly ListedEvent[],
  now: Date,
  today: DayKey,
): { live: ListedEvent[]; next: ListedEvent[] } {
  const each = [...new Map(events.map((event) => [event.id, event])).values()]
  const certain = each.filter(takesPlace)
  return {
    live: first(
      certain.filter(({ live }) => live),
      mostLive,
    ),
    next: first(
      certain.filter((event) => !event.live && isAhead(event, now, today)),
      mostUpcoming,
    ),
  }
}

/** The question for the next events that pass a filter, when it leaves none of those that are known. */
export function nextQuery(filter: EventFilter, today: DayKey) {
  const { q: _, ...rest } = Object.fromEntries(writeFilter(filter)) as Partial<SearchQuery>
  return { ...rest, from: today, samples: 'false', limit: mostUpcoming } as const
}

/** What lasts all of today may begin yet. */
function isAhead({ allDay, day, startDate }: ListedEvent, now: Date, today: DayKey): boolean {
  return allDay ? day >= today : Date.parse(startDate) > now.getTime()
}

function first(events: readonly ListedEvent[], most: number): ListedEvent[] {
  const real = byStart(events.filter(({ isSample }) => !isSample))
  const samples = byStart(events.filter(({ isSample }) => isSample))
  return byStart([...real, ...samples].slice(0, most))
}
