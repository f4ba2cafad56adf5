import { type CalendarEvent, eventTypes } from '@cyberluach/core/events/event'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { calendarFile } from '@cyberluach/core/calendar-file/calendar-file'
import { calendarFileName } from '@cyberluach/core/calendar-file/calendar-times'
import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { calendarEntryOf } from '@cyberluach/i18n/calendar-entry'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { PoolClient } from 'pg'
import { eventColumns, eventOf, wholeTables, type EventRow } from '../../events/rows.ts'
import type { Services } from '../../../platform/services.ts'
import { publicOrigin } from '../../../platform/configuration.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
import { heldBack, mayWriteTo } from '../../mail/recipients.ts'
import { enqueueMails, type Attachment, type PromisedMail } from '../../mail/queue.ts'
import { mailTitle, type OrganizerMail } from './parts.tsx'
import { submissionLink } from '../submission-link.ts'
import { readRepeatedEvent } from '../similar.ts'
import {
  writePublished,
  writeReceived,
  writeRejected,
  writeRemoved,
  writeRequestAnswer,
  writeState,
} from './write-mails.tsx'
import { eventFields, valuesOf } from '@cyberluach/core/events/event-fields'
import { formerDatesOf } from '@cyberluach/i18n/event-words'
import type { WrittenMail } from '../../mail/render-mail.tsx'

/** What tells of a decision goes when that cannot be undone any more, nor be on its way to being undone. */
const decisionWait = undoSeconds + 2

/** These tell of nothing that can be undone, or have waited already. */
const atOnce: readonly MailKind[] = ['submissionReceived', 'eventState', 'deadlineQuestion']

/** What a mail is promised with: the transaction of its cause, and texts that were read before that began. */
export type MailContext = { client: PoolClient; services: Services; texts: Record<Locale, Messages> }

/** Promises the organizer a mail that says that the event has arrived; one too many is kept where admins see it. */
export function enqueueReceivedMail(context: MailContext, submission: SubmissionRecord): Promise<void> {
  return enqueueFor(context, [submission], 'submissionReceived', writeReceived)
}

/** Promises the organizers of published events their address and their calendar file; nobody else gets a mail. */
export async function enqueuePublishedMails(
  context: MailContext,
  submissions: readonly SubmissionRecord[],
): Promise<void> {
  const events = await publishedEvents(context, submissions)
  return enqueueFor(context, submissions, 'submissionPublished', async (texts, mail) => {
    const { eventId } = mail.submission
    if (!eventId) return null
    const row = events.get(eventId)
    if (!row) throw new Error('an event vanished while it was published')
    const event = eventOf(row, mail.timeZone)
    const attachments = [calendarOf(context, mail, event)]
    return { ...(await writePublished(texts, mail, event.url)), attachments }
  })
}

export function enqueueRejectedMails(context: MailContext, submissions: readonly SubmissionRecord[]): Promise<void> {
  return enqueueFor(context, submissions, 'submissionRejected', (texts, mail) => rejection(context, texts, mail))
}

/** Promises the organizers of published events that are deleted a mail that says so; nobody else gets one. */
export function enqueueRemovedMails(context: MailContext, submissions: readonly SubmissionRecord[]): Promise<void> {
  const published = submissions.filter(({ eventId, eventState }) => eventId && eventState !== 'cancelled')
  return enqueueFor(context, published, 'eventRemoved', writeRemoved)
}

/** With what the reviewers wrote; one of the dashboard's ready-made reasons in the organizer's language. */
async function rejection({ client, texts: all }: MailContext, texts: Messages, mail: OrganizerMail) {
  const note = mail.submission.adminNotes?.trim() || null
  const reason = note && reasonOf(all, note)
  if (!reason) return writeRejected(texts, mail, note)
  const repeated = reason === 'duplicate' ? await readRepeatedEvent(client, mail.submission.id, mail.timeZone) : null
  return writeRejected(texts, mail, texts.dashboard.decision.reasons[reason], repeated)
}

/** Which of the ready-made reasons, in any language, the words are. */
function reasonOf(texts: MailContext['texts'], note: string): Reason | undefined {
  const names = Object.keys(texts.en.dashboard.decision.reasons) as Reason[]
  const all = Object.values(texts)
  return names.find((name) => all.some(({ dashboard }) => dashboard.decision.reasons[name] === note))
}

type Reason = keyof Messages['dashboard']['decision']['reasons']

type Written = WrittenMail & { attachments?: Attachment[] }

/** Promises a mail to the organizer of each of the submissions; nothing where there is nothing to write. */
export async function enqueueFor(
  { client, services, texts }: MailContext,
  submissions: readonly SubmissionRecord[],
  kind: MailKind,
  write: (texts: Messages, mail: OrganizerMail) => Promise<Written | null>,
): Promise<void> {
  const mails: PromisedMail[] = []
  for (const submission of submissions) {
    const { organizerEmail: address, locale } = submission
    if (!address || !isEvent(submission)) continue
    const written = await write(texts[locale], mailAbout(submission, services))
    if (!written) continue
    const refusal = (await mayWriteTo(client, address, kind)) ? null : heldBack
    // The name stays out of the header: who submitted may have typed anything there, for anybody's address.
    const to = { name: null, address }
    mails.push({ kind, to, locale, submission: submission.id, refusal, ...written })
  }
  if (mails.length > 0) await enqueueMails(client, mails, atOnce.includes(kind) ? 0 : decisionWait)
}

function mailAbout(submission: SubmissionRecord, { configuration }: Services): OrganizerMail {
  const { locale } = submission
  return {
    locale,
    timeZone: configuration.timeZone,
    origin: publicOrigin(configuration),
    submission,
    title: mailTitle(locale, submission),
    link: submissionLink(configuration, submission, new Date()),
  }
}

function isEvent({ eventType }: SubmissionRecord): boolean {
  return eventTypes.some((type) => type === eventType)
}

async function publishedEvents(
  { client }: MailContext,
  submissions: readonly SubmissionRecord[],
): Promise<Map<string, EventRow>> {
  const ids = submissions.flatMap(({ eventId }) => eventId ?? [])
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The file that the event's own address gives, too. */
function calendarOf({ texts }: MailContext, { locale, origin }: OrganizerMail, event: CalendarEvent): Attachment {
  const entry = calendarEntryOf(event, { locale, texts: texts[locale], origin })
  const content = calendarFile(entry, new Date(event.updatedAt))
  return { filename: calendarFileName, contentType: 'text/calendar; charset=utf-8', content }
}

/** Promises those who handed an event in a mail that says how it stands now. */
export function enqueueStateMails(
  context: MailContext,
  submissions: readonly SubmissionRecord[],
  event: CalendarEvent,
): Promise<void> {
  const shown = submissions.map((submission) => shownAs(submission, event))
  return enqueueFor(context, shown, 'eventState', (texts, mail) =>
    writeState(texts, mail, {
      state: event.state,
      former: formerDatesOf(mail.locale, event),
      url: event.url,
    }),
  )
}

/** Promises organizers a mail that says that what they asked for was declined. */
export function enqueueDeclinedMails(context: MailContext, submissions: readonly SubmissionRecord[]): Promise<void> {
  return enqueueFor(context, submissions, 'eventRequestDeclined', (texts, mail) =>
    writeRequestAnswer(texts, mail, 'requestDeclined'),
  )
}

/** Promises an organizer a mail that says that the page of their event, which is given as it is then, has what they asked for. */
export function enqueueGrantedMail(
  context: MailContext,
  submission: SubmissionRecord,
  event: CalendarEvent,
): Promise<void> {
  return enqueueFor(context, [shownAs(submission, event)], 'eventRequestGranted', (texts, mail) =>
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
