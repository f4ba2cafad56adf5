import { buildAdditionalInfo } from '../submissions/submission.ts'
import { readAmount, sentFields, type SentValuesOf } from './event-form-fields.ts'
import { sentDeadlines, type SentDeadline } from './deadline-form.ts'
import { eventFields } from '../events/event-fields.ts'
import { endInstant, type EventFormValues, offered } from './event-form.ts'
import { cleanLine, cleanText } from '../text/text-hygiene.ts'
import { zonedInstant } from '../dates/zoned-time.ts'

export { emptyEventForm, type EventFormValues } from './event-form.ts'
export { validateEventForm } from './form-validation.ts'

type Fields = typeof eventFields

/** The body of `POST /api/submissions` for an event (product specification, section 3; contract, "Public"). */
export type SubmissionPayload = SentValuesOf<
  Fields['names'] &
    Fields['descriptions'] &
    Fields['place'] &
    Fields['type'] &
    Fields['online'] &
    Fields['links'] &
    Fields['prize'] &
    Fields['practical'] &
    Fields['organizer'] &
    Fields['contact']
> & {
  /** ISO 8601 with offset. */
  startDate: string
  /** Null where nothing was said of an end. */
  endDate: string | null
  /** Only the days are known: both dates are midnights in the site's time zone. */
  allDay: boolean
  /** The zone by whose clock the hours were written; null where there are none. */
  timeZone: string | null
  /** What closes when, ten at most. */
  deadlines: SentDeadline[]
  additionalInfo: string | null
  locale: 'en' | 'he'
}

/**
 * What the form sends for values in which `validateEventForm` found nothing. Times are read in the zone that was
 * chosen, or in the site's `timeZone`; without an end date the event ends on its first day, without an hour at the form's
 * own; empty optional fields are null; what the form does not show is not sent.
 */
export function submissionFromForm(
  form: EventFormValues,
  { timeZone, locale }: { timeZone: string; locale: 'en' | 'he' },
): SubmissionPayload {
  const values = offered(form)
  const zone = values.timeZone || timeZone
  return {
    ...sentFields(eventFields.names, values),
    ...sentFields(eventFields.descriptions, values),
    startDate: zonedInstant(values.startDate, values.startTime, zone),
    endDate: endInstant(values, zone),
    allDay: values.allDay,
    timeZone: values.allDay ? null : zone,
    deadlines: sentDeadlines(values, zone),
    ...sentFields(eventFields.place, values),
    ...sentFields(eventFields.type, values),
    ...sentFields(eventFields.online, values),
    ...sentFields(eventFields.links, values),
    ...sentFields(eventFields.prize, values),
    ...sentFields(eventFields.practical, values),
    ...sentFields(eventFields.organizer, values),
    additionalInfo: additionalInfoOf(values) || null,
    ...sentFields(eventFields.contact, values),
    locale,
  }
}

/** The fields that have no place of their own in the payload join the part they belong to, so that none is lost. */
function additionalInfoOf(values: EventFormValues): string {
  return buildAdditionalInfo({
    contactPersonName: cleanLine(values.contactPersonName),
    contactPersonPhone: cleanLine(values.contactPersonPhone),
    contactPersonPosition: cleanLine(values.contactPersonPosition),
    contactPersonHours: cleanLine(values.contactPersonHours),
    requirements: cleanText(values.requirements),
    notes: cleanText(values.additionalNotes).trim(),
    contact: joined(
      [values.contactForQuestions, values.organizerContact, values.organizerWebsite].map(cleanLine),
      ', ',
    ),
    eventUrl: cleanLine(values.eventUrl),
    prize: cleanText(values.prizeDescription),
    maxParticipants: String(readAmount(values.maxParticipants) ?? ''),
    fee: cleanLine(values.participationFee),
  })
}

function joined(texts: string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator)
}
