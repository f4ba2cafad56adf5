import { readFilter, writeFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import { monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { monthOfAddress } from './addresses.ts'

export type CalendarView = 'month' | 'cards'

/** What the calendar's address says: the month, what to leave out and how to show it. */
export type CalendarState = {
  month: MonthKey
  filter: EventFilter
  /** Whether saved events alone are shown: each browser's own, whoever is sent the address. */
  saved: boolean
  view: CalendarView
}

/** The names of a filter's parts in the address. */
export type FilterKey = 'q' | 'type' | 'location' | 'level' | 'admission' | 'prize'

/** What an address asks for; null where it names no month. What is no filter or view of ours is passed over. */
export function readState(query: URLSearchParams, today: DayKey): CalendarState | null {
  const month = monthOfAddress(query, today)
  if (!month) return null
  return {
    month,
    filter: readFilter(query),
    saved: query.get('saved') === 'true',
    view: query.get('view') === 'cards' ? 'cards' : 'month',
  }
}

/** The address of a state; what goes without saying is left out. */
export function stateAddress(
  locale: Locale,
  { month, filter, saved, view }: CalendarState,
  today: DayKey,
): string {
  const query = writeFilter(filter, new URLSearchParams(month === monthOf(today) ? [] : [['month', month]]))
  if (saved) query.set('saved', 'true')
  if (view === 'cards') query.set('view', view)
  return localePath(locale, query.size > 0 ? `/?${query}` : '/')
}

/** The filter with one part set, or taken away where the text is empty. */
export function withFilter(filter: EventFilter, key: FilterKey, value: string): EventFilter {
  const query = writeFilter(filter)
  if (value) query.set(key, value)
  else query.delete(key)
  return readFilter(query)
}

/** The parts of the filter that are set, in the order the panel has them. */
export function activeParts(filter: EventFilter): [FilterKey, string][] {
  const query = writeFilter(filter)
  return filterKeys.flatMap((key) => {
    const value = query.get(key)
    return value ? [[key, value] as [FilterKey, string]] : []
  })
}

const filterKeys: FilterKey[] = ['q', 'type', 'location', 'level', 'admission', 'prize']
