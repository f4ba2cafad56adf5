import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { askedChange, eventRequest } from './event-request-schema.ts'
import { eventSchema } from './event-schema.ts'
import { jsonAnswer, jsonBody } from './json.ts'
import { eventDetailsRequest, submissionCorrection, submissionRecord } from './submission-schema.ts'
import { carriedText } from './text-schema.ts'

const params = z.object({
  token: carriedText()
    .max(200)
    .openapi({ description: 'Out of the private link in the mail to the organizer' }),
})

/** What the private page of a submission shows: all that was sent, what became of it, and nothing of the moderation. */
export const linkedSubmission = z
  .object({
    state: z.enum(['pending', 'published', 'declined', 'withdrawn']),
    eventId: z.uuid().nullable().openapi({ description: 'The published event' }),
    isMerged: z.boolean().openapi({
      description:
        'Somebody else submitted the same event: the published one is made of both, and theirs to change',
    }),
    event: eventSchema.nullable().openapi({ description: 'The published event as it stands' }),
    request: askedChange
      .extend({ outcome: z.enum(['waiting', 'granted', 'declined']) })
      .nullable()
      .openapi({ description: 'The change of the event that was asked for last' }),
    note: z.string().nullable().openapi({ description: 'Why it was declined' }),
    submission: submissionRecord
      .omit({
        adminNotes: true,
        status: true,
        eventId: true,
        eventState: true,
        decidedAt: true,
        decidedBy: true,
        received: true,
        editedAt: true,
        isMerged: true,
        isMailHeldBack: true,
        isDecisionKept: true,
        suspicion: true,
      })
      .openapi('LinkedSubmissionFields'),
  })
  .openapi('LinkedSubmission')

export type LinkedSubmission = z.infer<typeof linkedSubmission>

const answer = { 200: jsonAnswer(linkedSubmission, 'The submission as it is now') }

/** A submission by its private link. 404 for a link that is none, 410 for one that has expired. */
export const getSubmissionLink = endpoint('GET /api/submission/{token}', {
  tags: ['Submissions'],
  summary: 'A submission by its private link',
  request: { params },
  responses: { ...answer, ...errors(404, 410, 429, 503) },
})

/** Corrects what was sent, while it waits for a decision; what was sent first is kept. */
export const correctSubmission = endpoint('PUT /api/submission/{token}', {
  tags: ['Submissions'],
  summary: 'Correct a pending submission',
  request: { params, ...jsonBody(submissionCorrection) },
  responses: { ...answer, ...errors(400, 403, 404, 409, 410, 413, 415, 422, 429, 503) },
})

/** Takes a submission back, while it waits for a decision. */
export const withdrawSubmission = endpoint('POST /api/submission/{token}/withdraw', {
  tags: ['Submissions'],
  summary: 'Withdraw a pending submission',
  request: { params },
  responses: { ...answer, ...errors(403, 404, 409, 410, 429, 503) },
})

/**
 * Asks for a published event to be moved, postponed, cancelled or put back; an admin grants or declines it. Asked again
 * before that, the last request counts.
 */
export const requestEventChange = endpoint('POST /api/submission/{token}/event', {
  tags: ['Submissions'],
  summary: 'Ask for a change of the published event',
  request: { params, ...jsonBody(eventRequest) },
  responses: { ...answer, ...errors(400, 403, 404, 409, 410, 413, 415, 422, 429, 503) },
})

/**
 * Asks for other details of a published event: its texts, its hours, its place, and whatever else was sent. An admin sees
 * what differs and grants or declines all of it.
 */
export const requestEventDetails = endpoint('PUT /api/submission/{token}/event', {
  tags: ['Submissions'],
  summary: 'Ask for other details of the published event',
  request: { params, ...jsonBody(eventDetailsRequest) },
  responses: { ...answer, ...errors(400, 403, 404, 409, 410, 413, 415, 422, 429, 503) },
})
