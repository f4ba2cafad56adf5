import { writeFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import type { EventType } from '@cyberluach/core/events/event'

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
export function searchQuery(
  filter: EventFilter,
  { areSamplesHidden, only }: Options = {},
): SearchQuery | null {
  const { q = '', ...rest } = Object.fromEntries(writeFilter(filter)) as Partial<SearchQuery>
  if (!q.trim()) return null
  return {
    ...rest,
    q: q.trim(),
    ...(areSamplesHidden ? { samples: 'false' } : {}),
    ...(only ? { ids: only.slice(-mostIds).join(',') } : {}),
  }
}
