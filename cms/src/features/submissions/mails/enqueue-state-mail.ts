import type { CalendarEvent } from '@cyberluach/core/event'
import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { eventFields, valuesOf } from '@cyberluach/core/event-fields'
import { formerDatesOf } from '@cyberluach/i18n/former-dates'
import { tell, type Telling } from './enqueue-organizer-mail.ts'
import { writeRequestAnswer, writeState } from './write-mails.tsx'

/** Promises those who handed an event in a mail that says how it stands now. */
export function enqueueStateMails(
  telling: Telling,
  submissions: readonly SubmissionRecord[],
  event: CalendarEvent,
): Promise<void> {
  const shown = submissions.map((submission) => shownAs(submission, event))
  return tell(telling, shown, 'eventState', async (texts, mail) =>
    writeState(texts, mail, {
      state: event.state,
      former: formerDatesOf(mail.locale, event),
      url: event.url,
    }),
  )
}

/** Promises organizers a mail that says that what they asked for was declined. */
export function enqueueDeclinedMails(
  telling: Telling,
  submissions: readonly SubmissionRecord[],
): Promise<void> {
  return tell(telling, submissions, 'eventRequestDeclined', async (texts, mail) =>
    writeRequestAnswer(texts, mail, 'requestDeclined'),
  )
}

/** Promises an organizer a mail that says that the page of their event, which is given as it is then, has what they asked for. */
export function enqueueGrantedMail(
  telling: Telling,
  submission: SubmissionRecord,
  event: CalendarEvent,
): Promise<void> {
  return tell(telling, [shownAs(submission, event)], 'eventRequestGranted', async (texts, mail) =>
    writeRequestAnswer(texts, mail, 'requestGranted', event.url),
  )
}

/** What a mail shows of a submission, as its event says it now. */
function shownAs(submission: SubmissionRecord, event: CalendarEvent): SubmissionRecord {
  const { names, type, online, place } = eventFields
  const { startDate, endDate, allDay } = event
  return {
    ...submission,
    ...valuesOf({ ...names, ...type, ...online, ...place }, event),
    startDate,
    endDate,
    allDay,
    timeZone: allDay ? null : submission.timeZone,
  }
}
