import type { MonthKey } from '@cyberluach/core/dates/day-key'
import { writeFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import type { DifficultyLevel, EventType } from '@cyberluach/core/events/event'
import type { Locale } from '@cyberluach/i18n/locales'

export type MonthsQuery = {
  month: MonthKey
  lang: Locale
  q?: string
  type?: EventType
  location?: string
  level?: DifficultyLevel
  prize?: 'true'
  admission?: 'free'
}

type Options = { month: MonthKey; filter: EventFilter; locale: Locale }

/** The question for the months nearest to one that have what a calendar in this language would show. */
export function monthsQuery({ month, filter, locale }: Options): MonthsQuery {
  const { q, ...rest } = Object.fromEntries(writeFilter(filter)) as Partial<MonthsQuery>
  return {
    month,
    lang: locale,
    ...rest,
    ...(q ? { q: q.trim() } : {}),
  }
}
