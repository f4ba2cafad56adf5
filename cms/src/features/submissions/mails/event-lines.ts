import { dayKeyOf } from '@cyberluach/core/day-key'
import { eventTypes } from '@cyberluach/core/event'
import { formatDateRange, formatFullDate, formatTime } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/zone-place'
import { placeOf } from '@cyberluach/i18n/event-place'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { OrganizerMail } from './organizer-mail.ts'

type Texts = Pick<Messages, 'common' | 'mail'>

/** When it takes place, of what type it is and where, each in a line; what is not known is left out. */
export function eventLines(texts: Texts, mail: OrganizerMail): string[] {
  const { submission, locale } = mail
  const type = eventTypes.find((known) => known === submission.eventType)
  const place = placeOf(locale, submission, texts.common.online)
  const venue = [submission.locationVenue, place].filter(Boolean).join(', ')
  return [
    submission.startDate ? whenOf(texts, mail, submission.startDate) : '',
    zoneOf(mail),
    venue ? fill(locale, '{venue}', { venue }) : '',
    type ? texts.common.types[type] : '',
  ].filter((line) => line !== '')
}

/** The day with its hours, or two moments where it ends on another day; both by the clock that they were written by. */
function whenOf(texts: Texts, mail: OrganizerMail, start: string): string {
  const { submission, locale } = mail
  const { facts } = texts.mail
  const timeZone = submission.timeZone ?? mail.timeZone
  const end = submission.endDate ?? start
  const [first, last] = [dayKeyOf(new Date(start), timeZone), dayKeyOf(new Date(end), timeZone)]
  if (submission.allDay) {
    const days = first === last ? formatFullDate(locale, first) : formatDateRange(locale, first, last)
    return `${days}, ${texts.common.allDay}`
  }
  const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)]
  const moment = (day: string, time: string) => dayAndTime(facts, locale, day, time)
  if (first !== last) return fill(locale, facts.fromTo, { start: moment(first, from), end: moment(last, to) })
  return moment(first, from === to ? from : `${from}–${to}`)
}

/** The name of the clock, where it is not the site's. */
function zoneOf({ submission, locale, timeZone }: OrganizerMail): string {
  const written = submission.timeZone ?? timeZone
  return written === timeZone ? '' : zonePlace(locale, written)
}

function dayAndTime(facts: Messages['mail']['facts'], locale: Locale, day: string, time: string): string {
  return fill(locale, facts.dayAndTime, { day: formatFullDate(locale, day), time })
}
