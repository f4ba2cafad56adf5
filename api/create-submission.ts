import { createRoute, z } from '@hono/zod-openapi'
import { errors } from './error-schema.ts'
import { jsonAnswer, jsonBody } from './json.ts'
import { submissionPayload } from './submission-schema.ts'

/** Hands an event in for review. 201 only once it is stored; an `Idempotency-Key` makes a repetition harmless. */
export const createSubmission = createRoute({
  method: 'post',
  path: '/api/submissions',
  tags: ['Submissions'],
  summary: 'Hand an event in for review',
  request: {
    headers: z.object({ 'Idempotency-Key': z.string().max(200).optional() }),
    ...jsonBody(submissionPayload),
  },
  responses: {
    201: jsonAnswer(z.object({ id: z.uuid() }), 'Stored, pending'),
    ...errors(400, 403, 413, 415, 422, 429, 503),
  },
})
