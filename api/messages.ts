import {
  contactCategories,
  contactLimits,
  defaultContactSubject,
  replyLimits,
} from '@cyberluach/core/messages/contact-message'
import { z } from '@hono/zod-openapi'
import { endpoint, createdAnswer, jsonBody, staffCall, idempotencyHeaders, jsonAnswer } from './endpoint.ts'
import { errors, formErrors, writeErrors } from './errors.ts'
import { formHeaders } from './proofs.ts'
import {
  emailText,
  lineText,
  localeChoice,
  optionalLine,
  requiredText,
  instantText,
  cutText,
  missingOr,
  optionalEmail,
  optionalText,
  moment,
} from './fields.ts'
import { feedbackFeatures, feedbackLimits as limits, highestRating } from '@cyberluach/core/messages/feedback'
import { idParams } from './query.ts'

const contactPayload = z
  .strictObject({
    name: lineText(contactLimits.name),
    email: emailText(),
    subject: optionalLine(contactLimits.subject).transform((subject) => subject ?? defaultContactSubject),
    category: z
      .enum(contactCategories, { error: 'choose' })
      .nullish()
      .transform((category) => category ?? 'general'),
    message: requiredText(contactLimits.message),
    locale: localeChoice,
  })
  .openapi('ContactPayload')

/** A contact message once it is parsed: its subject and category are always there. */
export type ContactPayload = z.output<typeof contactPayload>

/** Sends a message to the people of the site. 201 only once it is stored. */
export const createContact = endpoint('POST /api/contact', {
  tags: ['Messages'],
  summary: 'Send a message',
  request: { headers: formHeaders, ...jsonBody(contactPayload) },
  responses: { 201: createdAnswer('Stored'), ...formErrors() },
})

const feedbackPayload = z
  .strictObject({
    name: optionalLine(limits.name),
    email: optionalEmail(),
    overallRating: rating(1),
    usabilityRating: optionalRating(),
    contentRating: optionalRating(),
    designRating: optionalRating(),
    recommendToOthers: optionalRating(),
    featuresUsed: z
      .array(z.enum(Object.values(feedbackFeatures), { error: 'choose' }), { error: 'choose' })
      .max(50, { error: 'max' })
      .nullish()
      .transform((features) => [...new Set(features)]),
    mostUsefulFeature: optionalText(limits.mostUsefulFeature),
    improvementSuggestions: optionalText(limits.improvementSuggestions),
    additionalComments: optionalText(limits.additionalComments),
    submittedAt: instantText.nullish().transform((instant) => instant ?? null),
    userAgent: cutText(1_000),
    referrer: cutText(2_000),
    locale: localeChoice,
  })
  .openapi('FeedbackPayload')

/** Feedback once it is parsed: 0 for a rating that was not given, each feature once. */
export type FeedbackPayload = z.output<typeof feedbackPayload>

/** Sends feedback on the site. Only the overall rating is required; 0 stands for a rating that was not given. */
export const createFeedback = endpoint('POST /api/feedback', {
  tags: ['Messages'],
  summary: 'Send feedback on the site',
  request: { headers: formHeaders, ...jsonBody(feedbackPayload) },
  responses: { 201: createdAnswer('Stored'), ...formErrors() },
})

function rating(lowest: 0 | 1) {
  return z
    .int({ error: missingOr('integer') })
    .min(lowest, { error: 'min' })
    .max(highestRating, { error: 'max' })
}

function optionalRating() {
  return rating(0)
    .nullish()
    .transform((rating) => rating ?? 0)
}

const statuses = ['queued', 'sent', 'failed', 'kept', 'skipped'] as const

const replySchema = z
  .object({
    id: z.uuid(),
    at: moment,
    by: z.string().nullable(),
    subject: z.string(),
    text: z.string().openapi({ description: 'As it was typed, without what the mail adds' }),
    status: z.enum(statuses).openapi({ description: 'Of the mail: `kept` where no mail server is set up' }),
    error: z.string().nullable().openapi({ description: 'Why the mail server did not take it' }),
  })
  .openapi('Reply')

/** An answer to a visitor, and what became of its mail. */
export type Reply = z.infer<typeof replySchema>

/** Answers a contact message or feedback by mail, once for each `Idempotency-Key`; `handle` marks it as handled, too. */
export const replyToMessage = endpoint('POST /api/sys/mgmt/submissions/{id}/replies', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Answer a message by mail',
  request: {
    params: idParams,
    headers: idempotencyHeaders,
    ...jsonBody(
      z.strictObject({
        subject: lineText(replyLimits.subject),
        text: requiredText(replyLimits.text),
        handle: z.boolean({ error: 'notAllowed' }),
      }),
    ),
  },
  responses: {
    201: jsonAnswer(replySchema, 'The answer, whose mail waits'),
    ...writeErrors(400, 404, 409, 429),
  },
})

/** What was answered to a message, the first answer first. */
export const listReplies = endpoint('GET /api/sys/mgmt/submissions/{id}/replies', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'What was answered to a message',
  request: { params: idParams },
  responses: {
    200: jsonAnswer(z.array(replySchema), 'The answers, the first one first'),
    ...errors(400, 401, 403, 503),
  },
})

/** Queues a mail again that failed, or that waited for a mail server (`kept`). */
export const sendMailAgain = endpoint('POST /api/sys/mgmt/mails/{id}/send-again', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Send a mail again that did not go',
  request: { params: idParams },
  responses: {
    200: jsonAnswer(z.object({ status: z.literal('queued') }), 'It waits again'),
    ...errors(400, 401, 403, 404, 409, 503),
  },
})
