import type { CalendarEvent } from '@cyberluach/core/event'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { placeOf } from '../calendar/event-place.ts'
import { titleOf } from '../calendar/event-title.ts'

export type PageMeta = { title: string; description: string; canonical: string }

/** What search engines and shared links say of an event's own address. */
export function eventMeta({ locale, t }: App.Locals, event: CalendarEvent): PageMeta {
  const title = titleOf(locale, event).text
  const place = placeOf(locale, event, t.common.online) || t.common.inPerson
  const values = { title, type: t.common.types[event.eventType], date: formatDate(locale, event.day), place }
  return {
    title: fill(locale, t.meta.event.title, { title }),
    description: fill(locale, t.meta.event.description, values),
    canonical: `/?event=${event.id}`,
  }
}
