import type { CalendarFeedEvent } from '@cyberluach/core/calendar-feed'
import { withReferral } from '@cyberluach/core/referral-link'
import { placeOf } from '@cyberluach/i18n/event-place'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import type { Configuration } from '../configuration.ts'
import { eventOf, type EventRow } from './event-rows.ts'

export type ChangedEventRow = EventRow & { updated_at: Date }

export type Reader = {
  locale: Locale
  timeZone: string
  origin: string
  /** The texts as they are on the site; the built-in ones where nobody gives them. */
  texts?: Messages
}

/** Who reads a calendar: in which language, and by which address he knows this site. */
export function readerOf(
  locale: Locale,
  headers: Headers,
  { publicUrl, timeZone }: Pick<Configuration, 'publicUrl' | 'timeZone'>,
): Reader {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? 'localhost'
  const origin = URL.parse(publicUrl)?.origin ?? `${headers.get('x-forwarded-proto') ?? 'http'}://${host}`
  return { locale, timeZone, origin }
}

/** The event as a calendar shows it: its link leads to the registration, or to the event's own page. */
export function calendarEventOf(
  row: ChangedEventRow,
  { locale, timeZone, origin, texts = messagesFor(locale) }: Reader,
): CalendarFeedEvent {
  const event = eventOf(row, timeZone)
  const inHebrew = locale === 'he'
  const registration = event.registrationUrl && URL.parse(event.registrationUrl)?.href
  return {
    ...event,
    title: (inHebrew && event.titleHe) || event.title,
    description: (inHebrew && event.descriptionHe) || event.description,
    location: placeOf(locale, event, texts.dialog.online),
    url: registration
      ? withReferral(registration, [URL.parse(origin)?.host ?? ''])
      : `${origin}${localePath(locale, `/?event=${event.id}`)}`,
    modified: row.updated_at,
  }
}
