import type { CalendarFileEvent } from '@cyberluach/core/calendar-file/calendar-file'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { changedState } from '@cyberluach/core/events/event-states'
import { withReferral } from '@cyberluach/core/text/referral-link'
import { placeOf } from './places.ts'
import { localePath, textIn, type Locale } from './locales.ts'
import type { Messages } from './messages.ts'

/** In which language a calendar speaks, in which words, and by which address its reader knows the site. */
export type CalendarReader = {
  locale: Locale
  texts: { dialog: Pick<Messages['dialog'], 'online' | 'livestream' | 'stateTitles'> }
  origin: string
}

/**
 * The event as a calendar shows it: its link leads to the event's page, and its description ends with where to
 * register and where to watch. The same in the browser and on the server.
 */
export function calendarEntryOf(event: CalendarEvent, reader: CalendarReader): CalendarFileEvent {
  const { locale, texts } = reader
  const description = textIn(locale, event.description, event.descriptionHe)
  return {
    ...event,
    title: calendarTitleOf(event, reader),
    description: [description, ...outwardLinks(event, reader)].filter(Boolean).join('\n\n'),
    location: placeOf(locale, event, texts.dialog.online),
    url: calendarLinkOf(event, reader),
  }
}

/** What it is called, after a word for what became of it: of most calendars a title is all that is seen. */
function calendarTitleOf(event: CalendarEvent, { locale, texts }: CalendarReader): string {
  const title = textIn(locale, event.title, event.titleHe)
  const state = changedState(event)
  return state ? texts.dialog.stateTitles[state].replace('{title}', () => title) : title
}

/** The event's own page. */
export function calendarLinkOf(
  { url }: Pick<CalendarEvent, 'url'>,
  { locale, origin }: Pick<CalendarReader, 'locale' | 'origin'>,
): string {
  return `${origin}${localePath(locale, url)}`
}

type Linked = Pick<CalendarEvent, 'registrationUrl' | 'livestreamUrl' | 'isSample'>

/** The links that end the description: none of a sample, which leads nowhere. */
export function outwardLinks(
  { registrationUrl, livestreamUrl, isSample }: Linked,
  { origin, texts }: CalendarReader,
): string[] {
  if (isSample) return []
  const livestream = outward(livestreamUrl, origin)
  return [outward(registrationUrl, origin), livestream && `${texts.dialog.livestream}: ${livestream}`].filter(
    (link) => link !== '',
  )
}

/** A link that learns where its visitor came from; empty where there is none. */
function outward(url: string | null, origin: string): string {
  const link = url && URL.parse(url)?.href
  return link ? withReferral(link, [URL.parse(origin)?.host ?? '']) : ''
}
