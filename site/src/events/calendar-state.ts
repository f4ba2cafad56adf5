import { readFilter, writeFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import { monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { monthOfAddress } from './addresses.ts'
import type { EventSearch } from '@cyberluach/core/events/event-search'
import type { NearestMonths } from '@cyberluach/core/events/figures'
import type { CalendarTexts } from './calendar-texts.ts'
import type { PackedEvents } from './listed-event.ts'

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
export function stateAddress(locale: Locale, { month, filter, saved, view }: CalendarState, today: DayKey): string {
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

/** What the server gives the month calendar. */
export type CalendarProps = {
  locale: Locale
  timeZone: string
  texts: CalendarTexts
  /** When the server rendered, as ISO 8601, on the step of `liveStep` before. */
  now: string
  /** By the site's time zone. */
  today: DayKey
  state: CalendarState
  /** English names of the countries that events take place in. */
  countries: string[]
  /** The events of the six weeks that the month shows; null where they could not be read. */
  events: PackedEvents | null
  /** The next events that the month does not show, as far as six of them need more than it has. */
  next: PackedEvents | null
  /** Whether the events carry their descriptions, which cards need. */
  isWhole: boolean
  /** Where else there is something to show, if the month has nothing. */
  nearest: NearestMonths | null
  /** What is found over all dates, where the address searches; null where it does not, or where it could not be read. */
  search: EventSearch | null
  /** How many of all events are samples. */
  samples: number
}
