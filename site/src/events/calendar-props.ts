import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { EventSearch } from '@cyberluach/core/events/event-search'
import type { NearestMonths } from '@cyberluach/core/events/figures'
import type { Locale } from '@cyberluach/i18n/locales'
import type { CalendarState } from './calendar-state.ts'
import type { CalendarTexts } from './calendar-texts.ts'
import type { PackedEvents } from './packed-events.ts'

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
