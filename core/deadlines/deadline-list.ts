import type { CalendarEvent, EventSummary } from '../events/event.ts'
import { deadlineKinds, type Deadline, type DeadlineKind } from '../events/deadline.ts'

/** What narrows a list of deadlines. A place is `online` or the key of a country, a tag the key of its list. */
export type DeadlineFilter = { kind: DeadlineKind | null; place: string | null; tag: string | null }

/** A deadline among those of other events. */
export type ListedDeadline = Deadline & {
  /** When it is over, ISO 8601 in UTC. */
  closesAt: string
  event: EventSummary & Pick<CalendarEvent, 'state'>
}

/** What a list of deadlines can be narrowed by. `name` is what those call it who wrote the events; empty of `online`. */
export type DeadlineChoice = { key: string; name: string; count: number }

/** A page of what is open, by what closes next, and on the first page what has closed before events that are not over. */
export type DeadlineList = {
  deadlines: ListedDeadline[]
  closed: ListedDeadline[]
  /** How many are open. */
  count: number
  /** From 1. */
  page: number
  pages: number
  /** What is open can be narrowed by, whatever it is narrowed by already; the longest first. */
  choices: {
    kinds: { kind: DeadlineKind; count: number }[]
    places: DeadlineChoice[]
    tags: DeadlineChoice[]
  }
}

/** How many open deadlines a page of the list has. */
export const deadlinesOfPage = 50

/** For so many days something that has closed is still in the calendar of deadlines. */
export const daysOfClosed = 30

/** At most so many that have closed are listed. */
export const mostClosed = 50

/** The names of the filter in an address, in their order. */
export const deadlineFilterKeys = ['kind', 'place', 'tag'] as const

const key = /^[a-z0-9-]{1,200}$/

/** The filter of an address; null where it names what cannot be. What is empty narrows nothing. */
export function readDeadlineFilter(query: URLSearchParams): DeadlineFilter | null {
  const [kind, place, tag] = deadlineFilterKeys.map((name) => query.get(name) || null)
  const known = deadlineKinds.find((one) => one === kind) ?? null
  if (kind && !known) return null
  if ([place, tag].some((value) => value && !key.test(value))) return null
  return { kind: known, place: place ?? null, tag: tag ?? null }
}

/** The path of a page of deadlines, without a language. */
export function deadlinesPath(filter: Partial<DeadlineFilter> = {}, page = 1): string {
  const query = deadlineQuery(filter)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/deadlines?${query}` : '/deadlines'
}

/** The filter as an address says it. */
export function deadlineQuery(filter: Partial<DeadlineFilter>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of deadlineFilterKeys) if (filter[name]) query.set(name, filter[name])
  return query
}
