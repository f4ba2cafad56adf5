import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import {
  sentDeadlines,
  type DeadlineField,
  deadlineOfSent,
  type SentDeadline,
} from '@cyberluach/core/forms/deadline-form'
import { dayKeyOf, lastDayOf } from '@cyberluach/core/dates/day-key'
import { difficultyLevels, eventTypes } from '@cyberluach/core/events/event'
import { eventFields, fieldNames } from '@cyberluach/core/events/event-fields'
import { type EventFormValues } from '@cyberluach/core/forms/submission-form'
import { formFromSubmission } from '@cyberluach/core/forms/submitted-form'
import { deadlineLines } from '@cyberluach/i18n/deadlines'
import { practicalFacts } from '@cyberluach/i18n/practical-facts'
import { venueAndPlace, zonePlace } from '@cyberluach/i18n/places'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { datesOf, hoursOf } from '@cyberluach/i18n/event-words'
import type { RequestedDetails } from '@cyberluach/api/event-request'
import { eventFieldName } from '../../forms/event-form.ts'

/** A name and a value; `direction` where it is not the text's own. */
export type SentFact = { name: string; value: string; direction?: 'ltr' | 'rtl' }

type Submission = LinkedSubmission['submission']

/** What was sent about an event, field by field in the form's words; what was left empty is left out. */
export function sentFacts(
  t: Pick<Messages, 'common' | 'mail' | 'eventForm' | 'eventPage'>,
  locale: Locale,
  submission: Submission,
  timeZone: string,
): SentFact[] {
  const { fields, fieldsets } = t.eventForm
  const type = eventTypes.find((known) => known === submission.eventType)
  const level = difficultyLevels.find((known) => known === submission.difficultyLevel)
  const form = formFromSubmission(submission, timeZone)
  const own = directionOfLocale(locale)
  const told = (...names: TextField[]): SentFact[] =>
    names.map((name) => ({ name: fields[name].label, value: form[name] }))
  const all: SentFact[] = [
    ...told('title', 'titleHe'),
    { name: fields.eventType.label, value: type ? t.common.types[type] : '', direction: own },
    { name: fields.difficultyLevel.label, value: level ? t.common.difficulty[level] : '', direction: own },
    { name: t.mail.facts.when, value: whenOf(locale, submission, timeZone, t.common.allDay), direction: own },
    ...deadlineFacts(t, locale, sentDeadlines(form, timeZone), timeZone),
    { name: t.mail.facts.where, value: venueAndPlace(locale, submission, t.common.online), direction: own },
    ...told(...fieldNames(eventFields.links), 'eventUrl', 'description', 'descriptionHe', 'prizeMoney'),
    ...told('prizeDescription'),
    ...practicalFacts(locale, t.eventForm, submission).map(({ name, value, href }) => ({ name, value: href ?? value })),
    ...told('maxParticipants', 'participationFee', 'requirements', 'contactForQuestions'),
    {
      name: fieldsets.organizer,
      value: joined(form.organizerName, form.organizerEmail, form.organizerPhone),
    },
    { name: fieldsets.contact, value: contactOf(form) },
    ...told('additionalNotes'),
  ]
  return all.filter(({ value }) => value !== '')
}

type TextField = Exclude<keyof EventFormValues, 'allDay' | 'isOnline' | 'hasPrize' | DeadlineField>

/** Each by what closes; what is over was sent all the same. */
function deadlineFacts(
  t: Pick<Messages, 'eventPage'>,
  locale: Locale,
  deadlines: readonly SentDeadline[],
  timeZone: string,
): SentFact[] {
  const setting = { now: new Date(0), timeZone }
  return deadlineLines({ locale, t }, deadlines.map(deadlineOfSent), setting).map(({ name, date, notes, href }) => ({
    name,
    value: joined(date, ...notes, href),
    direction: directionOfLocale(locale),
  }))
}

function contactOf(form: EventFormValues): string {
  const { contactPersonName, contactPersonPhone, contactPersonPosition, contactPersonHours } = form
  return joined(contactPersonName, contactPersonPosition, contactPersonPhone, contactPersonHours)
}

function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join(', ')
}

/** By the clock that the hours were written by, which is named where it is not the site's. */
function whenOf(locale: Locale, submission: Submission, siteZone: string, allDayText: string): string {
  const { startDate, endDate, allDay } = submission
  if (startDate === null) return ''
  const timeZone = submission.timeZone ?? siteZone
  const timed = {
    allDay,
    day: dayKeyOf(new Date(startDate), timeZone),
    lastDay: allDay ? dayKeyOf(new Date(endDate ?? startDate), timeZone) : lastDayOf(startDate, endDate, timeZone),
    startDate,
    endDate: endDate === startDate ? null : endDate,
  }
  const hours = allDay ? allDayText : hoursOf(locale, timed, timeZone)
  return joined(datesOf(locale, timed), hours, timeZone === siteZone ? null : zonePlace(locale, timeZone))
}

type Texts = Pick<Messages, 'eventForm' | 'mail' | 'submissionLink'>

/** What a request for other details is about, by the names that the form gives its fields, each once. */
export function changedNames(locale: Locale, t: Texts, details: RequestedDetails | null): string {
  const names = Object.keys(details?.after ?? {}).map((name) => nameOf(locale, t, name))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format([...new Set(names)])
}

function nameOf(locale: Locale, { eventForm, mail, submissionLink }: Texts, name: string): string {
  const named: Record<string, string> = {
    ...Object.fromEntries(whenNames.map((when) => [when, mail.facts.when])),
    deadlines: eventForm.deadlines.title,
    tags: submissionLink.tags.label,
    price: eventForm.fields.participationFee.label,
  }
  return named[name] ?? eventFieldName(locale, eventForm, name) ?? eventForm.fieldsets.notes
}

const whenNames = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay']
