import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { EventType } from '@cyberluach/core/events/event'
import type { ChangedState } from '@cyberluach/core/events/event-states'
import type { Locale } from '@cyberluach/i18n/locales'
import type { CalendarTexts } from './calendar-texts.ts'

/** What the cards of a list need besides their events. Today is by the site's time zone. */
export type CardSetting = {
  locale: Locale
  timeZone: string
  today: DayKey
  texts: Record<'online' | 'allDay' | 'prize' | 'sample' | 'sampleOpening' | 'ended', string> & {
    live: CalendarTexts['live']
    types: Record<EventType, string>
    states: Record<ChangedState, string>
  }
  /** Whether the leaf of another year's event has its year in place of its weekday. */
  hasYears?: boolean
}
