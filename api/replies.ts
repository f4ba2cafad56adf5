import { replyLimits } from '@cyberluach/core/reply'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, idempotencyHeaders, jsonAnswer, jsonBody } from './json.ts'
import { idParams } from './query-schema.ts'
import { lineText, requiredText } from './text-schema.ts'

const statuses = ['queued', 'sent', 'failed', 'kept', 'skipped'] as const

const replySchema = z
  .object({
    id: z.uuid(),
    at: z.string().openapi({ format: 'date-time' }),
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
  tags: ['Moderation'],
  summary: 'Answer a message by mail',
  security: bearer,
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
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

/** What was answered to a message, the first answer first. */
export const listReplies = endpoint('GET /api/sys/mgmt/submissions/{id}/replies', {
  tags: ['Moderation'],
  summary: 'What was answered to a message',
  security: bearer,
  request: { params: idParams },
  responses: {
    200: jsonAnswer(z.array(replySchema), 'The answers, the first one first'),
    ...errors(400, 401, 403, 503),
  },
})

/** Puts a mail that failed or was kept into the queue again. */
export const sendMailAgain = endpoint('POST /api/sys/mgmt/mails/{id}/send-again', {
  tags: ['Moderation'],
  summary: 'Send a mail again that did not go',
  security: bearer,
  request: { params: idParams },
  responses: {
    200: jsonAnswer(z.object({ status: z.literal('queued') }), 'It waits again'),
    ...errors(400, 401, 403, 404, 409, 503),
  },
})
