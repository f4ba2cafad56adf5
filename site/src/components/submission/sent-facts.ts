import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { eventTypes } from '@cyberluach/core/event'
import { placeOf } from '@cyberluach/i18n/event-place'
import { formatMoney } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { datesOf, hoursOf } from '../../calendar/event-times.ts'

/** A name and a value; `direction` where it is not the text's own. */
export type SentFact = { name: string; value: string; direction?: 'ltr' | 'rtl' }

type Submission = LinkedSubmission['submission']

/** What was sent about an event, field by field; what was left empty is left out. */
export function sentFacts(
  t: Pick<Messages, 'common' | 'mail' | 'eventForm' | 'submissionLink'>,
  locale: Locale,
  submission: Submission,
  timeZone: string,
): SentFact[] {
  const { facts } = t.submissionLink
  const { fields } = t.eventForm
  const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(', ')
  const place = placeOf(locale, submission, t.common.online)
  const type = eventTypes.find((known) => known === submission.eventType)
  const own = locale === 'he' ? 'rtl' : 'ltr'
  const all: SentFact[] = [
    { name: fields.title.label, value: submission.title },
    { name: fields.titleHe.label, value: submission.titleHe ?? '' },
    { name: fields.eventType.label, value: type ? t.common.types[type] : '', direction: own },
    { name: t.mail.facts.when, value: whenOf(locale, submission, timeZone), direction: own },
    { name: t.mail.facts.where, value: joined(submission.locationVenue, place), direction: own },
    { name: facts.website, value: submission.registrationUrl ?? '', direction: 'ltr' },
    { name: facts.description, value: submission.description },
    { name: fields.descriptionHe.label, value: submission.descriptionHe ?? '' },
    {
      name: facts.prize,
      value: submission.prizeMoney === null ? '' : formatMoney(submission.prizeMoney),
      direction: 'ltr',
    },
    {
      name: facts.organizer,
      value: joined(submission.organizerName, submission.organizerEmail, submission.organizerPhone),
    },
    {
      name: facts.contact,
      value: joined(submission.contactPersonName, submission.contactPersonPhone),
    },
  ]
  return all.filter(({ value }) => value !== '')
}

function whenOf(locale: Locale, { startDate, endDate }: Submission, timeZone: string): string {
  if (startDate === null) return ''
  const timed = {
    allDay: false,
    day: dayKeyOf(new Date(startDate), timeZone),
    lastDay: dayKeyOf(new Date(endDate ?? startDate), timeZone),
    startDate,
    endDate: endDate === startDate ? null : endDate,
  }
  return `${datesOf(locale, timed)}, ${hoursOf(locale, timed, timeZone)}`
}
