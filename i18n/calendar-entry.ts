import type { CalendarFileEvent } from '@cyberluach/core/calendar-file'
import type { CalendarEvent } from '@cyberluach/core/event'
import { withReferral } from '@cyberluach/core/referral-link'
import { placeOf } from './event-place.ts'
import { localePath, type Locale } from './locales.ts'

/** In which language a calendar speaks, how it calls what is held online, and by which address its reader knows the site. */
export type CalendarReader = { locale: Locale; online: string; origin: string }

/** The event as a calendar shows it: its link is that of `calendarLinkOf`. The same in the browser and on the server. */
export function calendarEntryOf(event: CalendarEvent, reader: CalendarReader): CalendarFileEvent {
  const { locale, online } = reader
  const inHebrew = locale === 'he'
  return {
    ...event,
    title: (inHebrew && event.titleHe) || event.title,
    description: (inHebrew && event.descriptionHe) || event.description,
    location: placeOf(locale, event, online),
    url: calendarLinkOf(event, reader),
  }
}

/** The registration, which learns where its visitor came from, or the event's own page where there is none: to a sample. */
export function calendarLinkOf(
  { id, registrationUrl, isSample }: Pick<CalendarEvent, 'id' | 'registrationUrl' | 'isSample'>,
  { locale, origin }: Pick<CalendarReader, 'locale' | 'origin'>,
): string {
  const registration = !isSample && registrationUrl && URL.parse(registrationUrl)?.href
  if (registration) return withReferral(registration, [URL.parse(origin)?.host ?? ''])
  return `${origin}${localePath(locale, `/?event=${id}`)}`
}
