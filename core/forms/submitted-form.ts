import { parseAdditionalInfo } from '../submissions/submission.ts'
import { eventFields } from '../events/event-fields.ts'
import { filledDeadlines, mostDeadlines, type SentDeadline } from './deadline-form.ts'
import { filledFields } from './event-form-fields.ts'
import { emptyEventForm, endWritten, type EventFormValues, momentIn } from './event-form.ts'
import type { SubmissionPayload } from './submission-form.ts'

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
  const start = startDate ? momentIn(startDate, zone) : { day: '', time: '09:00' }
  const last = endDate ?? startDate
  const end = endWritten(start, last ? momentIn(last, zone) : start)
  const hours = emptyEventForm()
  const { deadline, ...more } = moreOf(submission)
  return {
    ...emptyEventForm(),
    ...more,
    ...filledFields(eventFields.names, submission),
    ...filledFields(eventFields.type, submission),
    ...filledFields(eventFields.descriptions, submission),
    allDay,
    startDate: start.day,
    startTime: allDay ? hours.startTime : start.time,
    ...end,
    endTime: allDay ? hours.endTime : endDate === null ? '' : end.endTime,
    timeZone: zone,
    ...filledDeadlines([...submission.deadlines, ...deadline]),
    ...filledFields(eventFields.online, submission),
    ...filledFields(eventFields.place, submission),
    ...filledFields(eventFields.links, submission),
    hasPrize: prizeMoney !== null || more.prizeDescription !== '',
    ...filledFields(eventFields.prize, submission),
    ...filledFields(eventFields.practical, submission),
    ...filledFields(eventFields.organizer, submission),
    ...filledFields(eventFields.contact, submission),
  }
}

function moreOf({ additionalInfo, deadlines }: Pick<SubmittedFields, 'additionalInfo' | 'deadlines'>) {
  const info = additionalInfo === null ? null : parseAdditionalInfo(additionalInfo)
  const notes = info ? info.notes : (additionalInfo ?? '')
  const day = deadlineLine.exec(notes)?.[1]
  const isKnown = deadlines.some((one) => one.kind === 'registration' && one.day === day)
  const hasRoom = day !== undefined && !isKnown && deadlines.length < mostDeadlines
  const deadline: SentDeadline[] = hasRoom ? [{ kind: 'registration', day, time: null, zone: null, url: null }] : []
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
