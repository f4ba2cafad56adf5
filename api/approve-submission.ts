import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { idParams } from './query-schema.ts'
import { submissionRecord } from './submission-schema.ts'

/** Which change of the submission was looked at last. */
export const seenChange = z
  .union([z.literal('never'), z.iso.datetime()])
  .optional()
  .openapi({
    description:
      'The later of `correctedAt` and `editedAt` of the record that was looked at; `never` for null',
  })

/**
 * Approves what is pending; an event is published in the same transaction, its id is `eventId`. Who says which correction
 * they have looked at is told (409 `corrected`, or `edited` by an admin) where there is a later one.
 */
export const approveSubmission = endpoint('POST /api/sys/mgmt/submissions/{id}/approve', {
  tags: ['Moderation'],
  summary: 'Approve, and publish an event',
  security: bearer,
  request: {
    params: idParams,
    query: z.object({ corrected: seenChange }),
    headers: z.object({ 'Idempotency-Key': z.string().max(200).optional() }),
  },
  responses: { 200: jsonAnswer(submissionRecord, 'The record'), ...errors(401, 403, 404, 409, 503) },
})
