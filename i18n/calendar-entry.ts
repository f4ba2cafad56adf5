import type { CalendarFileEvent } from '@cyberluach/core/calendar-file'
import type { CalendarEvent } from '@cyberluach/core/event'
import { withReferral } from '@cyberluach/core/referral-link'
import { placeOf } from './event-place.ts'
import { localePath, type Locale } from './locales.ts'

/** In which language a calendar speaks, how it calls what is held online, and by which address its reader knows the site. */
export type CalendarReader = { locale: Locale; online: string; origin: string }

/**
 * The event as a calendar shows it: its link leads to the event on the site, and its description ends with where to
 * register. The same in the browser and on the server.
 */
export function calendarEntryOf(event: CalendarEvent, reader: CalendarReader): CalendarFileEvent {
  const { locale, online } = reader
  const inHebrew = locale === 'he'
  const description = (inHebrew && event.descriptionHe) || event.description
  return {
    ...event,
    title: (inHebrew && event.titleHe) || event.title,
    description: [description, registrationLinkOf(event, reader)].filter(Boolean).join('\n\n'),
    location: placeOf(locale, event, online),
    url: calendarLinkOf(event, reader),
  }
}

/** The event's own page. */
export function calendarLinkOf(
  { id }: Pick<CalendarEvent, 'id'>,
  { locale, origin }: Pick<CalendarReader, 'locale' | 'origin'>,
): string {
  return `${origin}${localePath(locale, `/?event=${id}`)}`
}

/** The registration, which learns where its visitor came from; empty where there is none, as to a sample. */
export function registrationLinkOf(
  { registrationUrl, isSample }: Pick<CalendarEvent, 'registrationUrl' | 'isSample'>,
  { origin }: Pick<CalendarReader, 'origin'>,
): string {
  const registration = !isSample && registrationUrl && URL.parse(registrationUrl)?.href
  return registration ? withReferral(registration, [URL.parse(origin)?.host ?? '']) : ''
}
