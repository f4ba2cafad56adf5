import { writeFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import type { EventType, BriefEvent } from '@cyberluach/core/events/event'
import { monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'

export type SearchQuery = {
  q: string
  type?: EventType
  location?: string
  samples?: 'false'
  ids?: string
}

/** The most saved events that are searched among. */
const mostIds = 200

type Options = {
  areSamplesHidden?: boolean
  /** The ids that alone count; null for all. */
  only?: readonly string[] | null
}

/** The question for what a filter's search finds over all dates; null where it searches for nothing. */
export function searchQuery(filter: EventFilter, { areSamplesHidden, only }: Options = {}): SearchQuery | null {
  const { q = '', ...rest } = Object.fromEntries(writeFilter(filter)) as Partial<SearchQuery>
  if (!q.trim()) return null
  return {
    ...rest,
    q: q.trim(),
    ...(areSamplesHidden ? { samples: 'false' } : {}),
    ...(only ? { ids: only.slice(-mostIds).join(',') } : {}),
  }
}

export type FoundMonth = { month: MonthKey; events: BriefEvent[] }

/** Found events by month, in the order in which they come; what has begun and still runs is of the month of today. */
export function foundMonths(events: readonly BriefEvent[], today: DayKey): FoundMonth[] {
  const byMonth = Map.groupBy(events, ({ day, lastDay }) => monthOf(day < today && lastDay >= today ? today : day))
  return [...byMonth].map(([month, ofMonth]) => ({ month, events: ofMonth }))
}
