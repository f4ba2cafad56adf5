import { deadlineKinds } from '@cyberluach/core/event-deadlines'
import { z } from '@hono/zod-openapi'
import { dayText } from './date-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer, jsonBody } from './json.ts'
import { carriedText } from './text-schema.ts'

const params = z.object({
  token: carriedText().max(200).openapi({ description: 'Out of the private link in the mail' }),
})

const deadlineQuestion = z
  .object({
    kind: z.enum(deadlineKinds),
    day: z.string().openapi({ format: 'date', description: 'The day that is asked about' }),
    closesAt: z.string().openapi({ format: 'date-time' }),
    event: z.object({
      url: z.string(),
      title: z.string(),
      titleHe: z.string().nullable(),
      lastDay: z.string().openapi({ format: 'date' }),
    }),
    state: z.enum(['open', 'extended', 'notExtended', 'changed']).openapi({
      description: 'changed: the event says another day since, or nothing of it any more',
    }),
    extendedTo: z.string().nullable().openapi({ format: 'date' }),
  })
  .openapi('DeadlineQuestion')

export type DeadlineQuestion = z.infer<typeof deadlineQuestion>

const answer = { 200: jsonAnswer(deadlineQuestion, 'The question as it is now') }

/** Whether a call was extended, by the private link. 404 for a link that is none, 410 for one that has expired. */
export const getDeadlineQuestion = endpoint('GET /api/deadline-questions/{token}', {
  tags: ['Submissions'],
  summary: 'A question about a deadline, by its private link',
  request: { params },
  responses: { ...answer, ...errors(404, 410, 429, 503) },
})

/** Answers it once: the event says the new day from then on, and which day it was before. */
export const answerDeadlineQuestion = endpoint('POST /api/deadline-questions/{token}', {
  tags: ['Submissions'],
  summary: 'Say until when a call was extended, or that it was not',
  request: {
    params,
    ...jsonBody(
      z.strictObject({ day: dayText.nullable().openapi({ description: 'null: it was not extended' }) }),
    ),
  },
  responses: { ...answer, ...errors(400, 403, 404, 409, 410, 413, 415, 422, 429, 503) },
})
