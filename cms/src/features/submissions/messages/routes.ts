import * as messagesApi from '@cyberluach/api/messages'
import type { ContactPayload, FeedbackPayload, Reply } from '@cyberluach/api/messages'
import { contactInfo, contactTitle, contactMessageOf } from '@cyberluach/core/messages/contact-message'
import { handle } from '../../../platform/http/endpoint.ts'
import { insertSubmission } from '../write-submission.ts'
import { done, refused, type Outcome } from '../../../platform/http/outcome.ts'
import { feedbackInfo, feedbackText, feedbackTitle } from '@cyberluach/core/messages/feedback'
import type { MailContext } from '../mails/enqueue.ts'
import type { Pool, PoolClient } from 'pg'
import { publicOrigin } from '../../../platform/configuration.ts'
import { recordAudit } from '../../audit/audit.ts'
import { enqueueMail } from '../../mail/queue.ts'
import { mayWriteTo, isOneAddress } from '../../mail/recipients.ts'
import { decide } from '../decisions.ts'
import { submissionColumns, type SubmissionRow } from '../rows.ts'
import { writeReply } from './write-reply.tsx'
import { textsInBoth } from '../../texts/texts-for.ts'
import { wired, type RowOf } from '../../../platform/database/wired.ts'

const createContact = handle(messagesApi.createContact, { limit: 'contact' }, (call) =>
  call.once((client) => storeMessage(client, 'contact', call, contactColumns(call.body))),
)

/** A message is a submission of its own type, so that one queue serves all that visitors send. */
async function storeMessage(...sent: Parameters<typeof insertSubmission>) {
  const { row } = await insertSubmission(...sent)
  return done(201, { id: row.id })
}

function contactColumns(payload: ContactPayload) {
  return {
    title: contactTitle(payload.subject),
    event_type: 'contact_message',
    organizer_name: payload.name,
    organizer_email: payload.email,
    additional_info: contactInfo(payload),
  }
}

const createFeedback = handle(messagesApi.createFeedback, { limit: 'feedback' }, (call) =>
  call.once((client) => storeMessage(client, 'feedback', call, feedbackColumns(call.body))),
)

function feedbackColumns(payload: FeedbackPayload) {
  return {
    title: feedbackTitle(payload.overallRating),
    description: feedbackText(payload),
    event_type: 'feedback',
    organizer_name: payload.name,
    organizer_email: payload.email,
    additional_info: feedbackInfo(payload),
  }
}

const listReplies = handle(messagesApi.listReplies, async ({ params, services }) =>
  done(200, await readReplies(services.pool, params.id)),
)

const replyToMessage = handle(messagesApi.replyToMessage, async (call) => {
  const { params, body, services, signedIn, once } = call
  const texts = await textsInBoth(services.pool)
  const { username } = signedIn.user
  return once((client) => reply({ client, services, texts, username }, params.id, body))
})

export const messageRoutes = [createContact, createFeedback, listReplies, replyToMessage] as const

/** What was answered to a message: the mails about it that people wrote, the first one first. */
export async function readReplies(database: Pool | PoolClient, submission: string): Promise<Reply[]> {
  const { rows } = await database.query<RowOf<Reply, 'at'>>(
    `select id, created_at as at, written_by as by, coalesce(subject, '') as subject, coalesce(extras ->> 'typed', '') as text, status,
       error
     from mails where submission_id = $1 and kind = 'reply' order by created_at, id`,
    [submission],
  )
  return rows.map(wired)
}

type Words = { subject: string; text: string; handle: boolean }

/** Promises the answer to a contact message or feedback, in the caller's transaction, and keeps it with the message. */
export async function reply(
  replying: MailContext & { username: string },
  id: string,
  { subject, text, handle }: Words,
): Promise<Outcome<Reply>> {
  const { client, services, texts, username } = replying
  const { rows } = await client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s
     where s.id = $1 and s.event_type in ('contact_message', 'feedback') for update of s`,
    [id],
  )
  const message = rows[0]
  if (!message) return refused('notFound')
  const address = message.organizerEmail?.trim() ?? ''
  if (!isOneAddress(address)) return refused('noAddress')
  if (!(await mayWriteTo(client, address, 'reply'))) return refused('addressFull')

  const { configuration } = services
  const { locale } = message
  const { html, text: plain } = await writeReply(texts[locale], {
    locale,
    origin: publicOrigin(configuration),
    subject,
    answer: text,
    message: wordsOf(message),
    at: message.createdAt,
    timeZone: configuration.timeZone,
  })
  const mail = await enqueueMail(client, {
    kind: 'reply',
    to: { name: null, address },
    locale,
    subject,
    html,
    text: plain,
    // Written by a person, unlike all others.
    headers: {
      'Auto-Submitted': 'no',
      ...(configuration.contactEmail ? { 'Reply-To': configuration.contactEmail } : {}),
    },
    submission: id,
    written: { by: username, typed: text },
  })
  await recordAudit(client, { action: 'messageAnswered', username, subject: id, details: message.title })
  if (handle && message.status === 'pending') await decide(replying, [{ id }], { kind: 'approve' })
  const stored = (await readReplies(client, id)).find((each) => each.id === mail)
  if (!stored) throw new Error('an answer that was not stored')
  return done(201, stored)
}

/** What the visitor wrote, for the quotation below the answer. */
function wordsOf({ eventType, additionalInfo, description, received }: SubmissionRow): string {
  const said = (name: string) => (typeof received?.[name] === 'string' ? received[name].trim() : '')
  if (eventType === 'contact_message') return said('message') || contactMessageOf(additionalInfo ?? '')
  const parts = ['mostUsefulFeature', 'improvementSuggestions', 'additionalComments'].map(said)
  return parts.filter(Boolean).join('\n\n') || (received ? '' : (description ?? ''))
}
