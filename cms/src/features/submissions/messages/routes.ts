import * as messagesApi from '@cyberluach/api/messages'
import type { ContactPayload, FeedbackPayload } from '@cyberluach/api/messages'
import { contactInfo, contactTitle } from '@cyberluach/core/messages/contact-message'
import { handle } from '../../../platform/http/endpoint.ts'
import { insertSubmission } from '../write-submission.ts'
import { done } from '../../../platform/http/outcome.ts'
import { feedbackInfo, feedbackText, feedbackTitle } from '@cyberluach/core/messages/feedback'
import { readReplies, reply } from './replies.ts'
import { organizerTexts } from '../mails/enqueue.ts'

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

const replyToMessage = handle(
  messagesApi.replyToMessage,
  async ({ params, body, services, signedIn, once }) => {
    const texts = await organizerTexts(services)
    const { username } = signedIn.user
    return once((client) => reply({ client, services, texts, username }, params.id, body))
  },
)

export const messageRoutes = [createContact, createFeedback, listReplies, replyToMessage] as const
