import { z } from '@hono/zod-openapi'
import { seenChange } from './approve-submission.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { idParams } from './query-schema.ts'
import { submissionEdit, submissionRecord } from './submission-schema.ts'

/**
 * Changes what was handed in about an event while it waits for a decision, by the rules of the public form. What was
 * received first is kept. Refused (409) where somebody has decided meanwhile, or changed what was looked at.
 */
export const editSubmission = endpoint('PUT /api/sys/mgmt/submissions/{id}', {
  tags: ['Moderation'],
  summary: 'Edit a pending event before it is approved',
  security: bearer,
  request: {
    params: idParams,
    query: z.object({ corrected: seenChange }),
    ...jsonBody(submissionEdit),
  },
  responses: {
    200: jsonAnswer(submissionRecord, 'The record as it is now'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})
