import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { formHeaders } from './get-proof-question.ts'
import { createdAnswer, jsonBody } from './json.ts'
import { submissionPayload } from './submission-schema.ts'

/** Hands an event in for review. 201 only once it is stored; an `Idempotency-Key` makes a repetition harmless. */
export const createSubmission = endpoint('POST /api/submissions', {
  tags: ['Submissions'],
  summary: 'Hand an event in for review',
  request: {
    headers: formHeaders,
    ...jsonBody(submissionPayload),
  },
  responses: {
    201: createdAnswer('Stored, pending'),
    ...errors(400, 403, 413, 415, 422, 429, 503),
  },
})
