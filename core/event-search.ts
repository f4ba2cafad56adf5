import type { BriefEvent } from './brief-event.ts'
import type { MonthCount } from './nearest-months.ts'
import type { Understood } from './search-query.ts'

/** How many events are counted at most on either side of today: this many stand for these and more. */
export const mostCounted = 200

/** Events on one side of today: how many of them count (`core/counted.ts`), and the first of all. */
export type FoundEvents = { total: number; events: BriefEvent[] }

/** What a search over all dates finds. */
export type EventSearch = {
  /** Words that were taken as a type, a place or a time. */
  understood: Understood[]
  /** The search in the spelling that finds something, where its own does not. */
  corrected: string | null
  /** What runs today and after, by its first day. */
  ahead: FoundEvents
  /** What is over, the latest first. */
  earlier: FoundEvents
  /** Where there would be something, if nothing is found; else null. */
  elsewhere: Elsewhere | null
}

export type Elsewhere = {
  /** Another spelling that finds something. */
  suggestion: { q: string; total: number } | null
  /** Without the month that was asked for, the nearest ones that have what else was. */
  previous: MonthCount | null
  next: MonthCount | null
  /** The search without the month, to which another can be added. */
  withoutMonth: string
  /** How many there are without the filters that are set beside the search. */
  withoutFilters: number
}
