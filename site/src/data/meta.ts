import type { CalendarEvent } from '@cyberluach/core/events/event'
import { formatDate, formatDateRange } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { placeOf } from '@cyberluach/i18n/places'
import { titleOf } from '@cyberluach/i18n/event-words'
import { shortened } from '@cyberluach/core/text/excerpt'
import { publicOrigin } from './site.ts'

/** `card` is the event whose image card stands for the page; `hidden` keeps the page out of search engines. */
export type PageMeta = {
  title: string
  description: string
  canonical: string
  card?: string
  hidden?: boolean
}

/** Search engines and chats show no more of a title. */
const longestTitle = 70

/** What search engines and shared links say of an event's own address. */
export function eventMeta({ locale, t }: App.Locals, event: CalendarEvent): PageMeta {
  const title = shortened(titleOf(locale, event).text, longestTitle)
  const place = placeOf(locale, event, t.common.online)
  const values = { title, type: t.common.types[event.eventType], date: daysOf(locale, event), place }
  const { description, descriptionNoPlace } = t.meta.event
  return {
    title: fill(locale, t.meta.event.title, { title }),
    description: fill(locale, place ? description : descriptionNoPlace, values),
    canonical: event.url,
    card: event.id,
    hidden: event.isSample,
  }
}

/** All its days. */
function daysOf(locale: Locale, { day, lastDay }: CalendarEvent): string {
  return lastDay > day ? formatDateRange(locale, day, lastDay) : formatDate(locale, day)
}

/** Title and description of a page that says that something is not there: an event, a month or a day. */
export function notFoundMeta(
  { t, locale }: Pick<App.Locals, 't' | 'locale'>,
  what: 'event' | 'month' | 'day',
) {
  if (what === 'event') return t.meta.notFound
  const title = fill(locale, t.meta.event.title, { title: t.day.invalidTitle })
  return { title, description: t.day.invalidText }
}

/** The same of a page that cannot be read for a while. */
export function unavailableMeta({ t, locale }: Pick<App.Locals, 't' | 'locale'>) {
  const title = fill(locale, t.meta.event.title, { title: t.common.awayTitle })
  return { title, description: t.common.awayText }
}

/**
 * The whole address of a path, for programs that read it elsewhere: by `PUBLIC_URL`, else at the host that was asked,
 * which is part of the shared cache's key.
 */
export function wholeAddress(path: string, asked: URL): string {
  return `${publicOrigin() ?? asked.origin}${path}`
}
