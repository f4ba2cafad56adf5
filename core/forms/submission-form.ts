import { buildAdditionalInfo, parseAdditionalInfo } from '../submissions/submission.ts'
import { readAmount, sentFields, type SentValuesOf, filledFields } from './event-form-fields.ts'
import { sentDeadlines, filledDeadlines, type SentDeadline, mostDeadlines } from './deadline-form.ts'
import { eventFields } from '../events/event-fields.ts'
import { endInstant, type EventFormValues, offered, emptyEventForm } from './event-form.ts'
import { cleanLine, cleanText } from '../text/text-hygiene.ts'
import { zonedInstant, instantInZone } from '../dates/zoned-time.ts'
import { dayKeyOf } from '../dates/day-key.ts'

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

/** What of a stored submission the form can hold; a type that the form does not know is chosen anew. */
export type SubmittedFields = Omit<SubmissionPayload, Nullable | 'locale'> & {
  [Name in Nullable]: string | null
}

type Nullable = 'startDate' | 'endDate' | 'organizerEmail'

/** How the form wrote what closes the registration before that was a deadline like others. */
const deadlineLine = /(?:^|\n)Registration deadline: (\d{4}-\d\d-\d\d)$/

/**
 * The form as it was filled in for a submission, so that it can be corrected: what `submissionFromForm` made of it, read
 * back. Times are shown in the zone that they were written in, or in the site's `timeZone`. The parts of `additionalInfo` return to their fields (the ways to reach the
 * organizer all to one); a text that was not made by the form is the notes.
 */
export function formFromSubmission(submission: SubmittedFields, timeZone: string): EventFormValues {
  const { startDate, endDate, prizeMoney, allDay } = submission
  const zone = submission.timeZone ?? timeZone
  const [startDay, startTime] = momentOf(startDate, zone)
  const [endDay, endTime] = momentOf(endDate ?? startDate, zone)
  const hours = emptyEventForm()
  const { deadline, ...more } = moreOf(submission)
  return {
    ...emptyEventForm(),
    ...more,
    ...filledFields(eventFields.names, submission),
    ...filledFields(eventFields.type, submission),
    ...filledFields(eventFields.descriptions, submission),
    allDay,
    startDate: startDay,
    startTime: allDay ? hours.startTime : startTime,
    endDate: endDay === startDay ? '' : endDay,
    endTime: allDay ? hours.endTime : endDate === null ? '' : endTime,
    timeZone: zone,
    ...filledDeadlines([...submission.deadlines, ...deadline]),
    ...filledFields(eventFields.online, submission),
    ...filledFields(eventFields.place, submission),
    ...filledFields(eventFields.links, submission),
    hasPrize: prizeMoney !== null || more.prizeDescription !== '',
    ...filledFields(eventFields.prize, submission),
    ...filledFields(eventFields.organizer, submission),
    ...filledFields(eventFields.contact, submission),
  }
}

/** Day and time on the wall clock; the form's own hours where there is no moment. */
function momentOf(instant: string | null, timeZone: string): [day: string, time: string] {
  if (instant === null) return ['', '09:00']
  const date = new Date(instant)
  return [dayKeyOf(date, timeZone), instantInZone(date, timeZone).slice(11, 16)]
}

function moreOf({ additionalInfo, deadlines }: Pick<SubmittedFields, 'additionalInfo' | 'deadlines'>) {
  const info = additionalInfo === null ? null : parseAdditionalInfo(additionalInfo)
  const notes = info ? info.notes : (additionalInfo ?? '')
  const day = deadlineLine.exec(notes)?.[1]
  const isKnown = deadlines.some((one) => one.kind === 'registration' && one.day === day)
  const hasRoom = day !== undefined && !isKnown && deadlines.length < mostDeadlines
  const deadline: SentDeadline[] = hasRoom
    ? [{ kind: 'registration', day, time: null, zone: null, url: null }]
    : []
  return {
    requirements: info?.requirements ?? '',
    additionalNotes: deadline.length > 0 || isKnown ? notes.replace(deadlineLine, '') : notes,
    deadline,
    contactForQuestions: info?.contact ?? '',
    eventUrl: info?.eventUrl ?? '',
    prizeDescription: info?.prize ?? '',
    maxParticipants: info?.maxParticipants ?? '',
    participationFee: info?.fee ?? '',
  }
}
