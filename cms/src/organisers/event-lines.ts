import { dayKeyOf } from '@cyberluach/core/day-key'
import { eventTypes } from '@cyberluach/core/event'
import { formatFullDate, formatTime } from '@cyberluach/i18n/format'
import { placeOf } from '@cyberluach/i18n/event-place'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { MailFact } from '../mail/templates/MailParts.tsx'
import type { OrganiserMail } from './organiser-mail.ts'

type Texts = Pick<Messages, 'common' | 'mail'>

/** What an organiser recognises the event by: its name, type, time and place. */
export function eventFacts(texts: Texts, mail: OrganiserMail): MailFact[] {
  const { facts } = texts.mail
  const { submission, locale } = mail
  const type = eventTypes.find((known) => known === submission.eventType)
  const place = placeOf(locale, submission, texts.common.online)
  const venue = [submission.locationVenue, place].filter(Boolean).join(', ')
  return [
    { name: facts.event, value: mail.title, isUserText: true },
    ...(type ? [{ name: facts.type, value: texts.common.types[type] }] : []),
    ...(submission.startDate ? [{ name: facts.when, value: whenOf(texts, mail, submission.startDate) }] : []),
    ...(venue ? [{ name: facts.where, value: venue, isUserText: true }] : []),
  ]
}

/** The day with its hours, or two moments where it ends on another day; both in the site's time zone. */
function whenOf(texts: Texts, { submission, locale, timeZone }: OrganiserMail, start: string): string {
  const { facts } = texts.mail
  const end = submission.endDate ?? start
  const [first, last] = [dayKeyOf(new Date(start), timeZone), dayKeyOf(new Date(end), timeZone)]
  const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)]
  const moment = (day: string, time: string) => dayAndTime(facts, locale, day, time)
  if (first !== last) return fill(locale, facts.fromTo, { start: moment(first, from), end: moment(last, to) })
  return moment(first, from === to ? from : `${from}–${to}`)
}

function dayAndTime(facts: Messages['mail']['facts'], locale: Locale, day: string, time: string): string {
  return fill(locale, facts.dayAndTime, { day: formatFullDate(locale, day), time })
}
