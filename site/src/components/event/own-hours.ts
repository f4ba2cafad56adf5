import type { CalendarEvent } from '@cyberluach/core/events/event'
import { ownHoursOf } from '@cyberluach/i18n/event-words'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'

type HoursContext = {
  locale: Locale
  timeZone: string
  words: string
  event: Pick<CalendarEvent, 'startDate' | 'endDate' | 'day' | 'lastDay' | 'allDay'>
}

/** Says an event's hours by the visitor's clock, where it shows others than the site's. */
export function showOwnHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-own-hours]')) {
    const { locale, timeZone, words, event } = JSON.parse(place.dataset.ownHours ?? '{}') as HoursContext
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const time = ownHoursOf(locale, event, timeZone, ownZone)
    place.hidden = time === null
    place.textContent = time && fill(locale, words, { time })
  }
}
