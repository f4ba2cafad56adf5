import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { idParams } from './query-schema.ts'
import { submissionRecord } from './submission-schema.ts'
import { optionalText } from './text-schema.ts'

/** Rejects what is pending. The notes stay with it, and go to the organizer of an event. */
export const rejectSubmission = endpoint('POST /api/sys/mgmt/submissions/{id}/reject', {
  tags: ['Moderation'],
  summary: 'Reject, with notes',
  security: bearer,
  request: {
    params: idParams,
    headers: z.object({ 'Idempotency-Key': z.string().max(200).optional() }),
    ...jsonBody(z.strictObject({ notes: optionalText(5000) })),
  },
  responses: {
    200: jsonAnswer(submissionRecord, 'The record'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})
