import * as messagesApi from '@cyberluach/api/messages'
import type { ContactPayload, FeedbackPayload } from '@cyberluach/api/messages'
import { contactInfo, contactTitle } from '@cyberluach/core/messages/contact-message'
import { handle } from '../../platform/http/endpoint.ts'
import { checkProof } from '../proofs/check-proof.ts'
import { insertSubmission } from './write-submission.ts'
import { languageOf } from '../../platform/http/request.ts'
import { done } from '../../platform/http/outcome.ts'
import { storeOnce, once, idempotencyKeyOf, reusedKey } from '../../platform/http/idempotency.ts'
import { feedbackInfo, feedbackText, feedbackTitle } from '@cyberluach/core/messages/feedback'
import { readReplies, reply } from './replies/replies.ts'
import { organizerTexts } from './mails/enqueue.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

export const createContact = handle(messagesApi.createContact, async (call) => {
  const { body, headers } = call
  const stored = await storeOnce(messagesApi.createContact.name, 'contact', call, async (client) => {
    const judgement = await checkProof(client, 'contact', call)
    const columns = { ...contactColumns(body), locale: body.locale ?? languageOf(headers) }
    const { id } = await insertSubmission(client, columns, judgement)
    return { id }
  })
  return stored.kind === 'refused' ? stored : done(201, stored.answer)
})

/** A message is a submission of its own type, so that one queue serves all that visitors send. */
function contactColumns(payload: ContactPayload) {
  return {
    title: contactTitle(payload.subject),
    event_type: 'contact_message',
    organizer_name: payload.name,
    organizer_email: payload.email,
    additional_info: contactInfo(payload),
    received: JSON.stringify(payload),
  }
}

export const createFeedback = handle(messagesApi.createFeedback, async (call) => {
  const { body, headers } = call
  const stored = await storeOnce(messagesApi.createFeedback.name, 'feedback', call, async (client) => {
    const judgement = await checkProof(client, 'feedback', call)
    const columns = { ...feedbackColumns(body), locale: body.locale ?? languageOf(headers) }
    const { id } = await insertSubmission(client, columns, judgement)
    return { id }
  })
  return stored.kind === 'refused' ? stored : done(201, stored.answer)
})

function feedbackColumns(payload: FeedbackPayload) {
  return {
    title: feedbackTitle(payload.overallRating),
    description: feedbackText(payload),
    event_type: 'feedback',
    organizer_name: payload.name,
    organizer_email: payload.email,
    additional_info: feedbackInfo(payload),
    received: JSON.stringify(payload),
  }
}

export const listReplies = handle(messagesApi.listReplies, async ({ params, services }) =>
  done(200, await readReplies(services.pool, params.id)),
)

export const replyToMessage = handle(
  messagesApi.replyToMessage,
  async ({ params, body, headers, services, signedIn }) => {
    const key = idempotencyKeyOf(headers)
    if (key !== null && typeof key === 'object') return key
    const texts = await organizerTexts(services)
    const { username } = signedIn.user
    const asked = { endpoint: messagesApi.replyToMessage.name, key, request: { params, body } }
    const result = await inTransaction((client) =>
      once(client, asked, () => reply({ client, services, texts, username }, params.id, body)),
    )
    return result.kind === 'other' ? reusedKey() : result.answer
  },
)
