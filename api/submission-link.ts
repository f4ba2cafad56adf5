import { z } from '@hono/zod-openapi'
import { endpoint, jsonAnswer, jsonBody, staffCall } from './endpoint.ts'
import { errors, formErrors, writeErrors } from './errors.ts'
import { requestedChange, eventRequest } from './event-request.ts'
import { eventSchema } from './events.ts'
import { eventDetailsRequest, submissionCorrection, submissionRecord } from './submissions.ts'
import { carriedText } from './fields.ts'
import { idParams } from './query.ts'

const params = z.object({
  token: carriedText().max(200).openapi({ description: 'Out of the private link in the mail to the organizer' }),
})

/** What the private page of a submission shows: all that was sent, what became of it, and nothing of the moderation. */
export const linkedSubmission = z
  .object({
    state: z.enum(['pending', 'published', 'declined', 'withdrawn']),
    eventId: z.uuid().nullable().openapi({ description: 'The published event' }),
    isMerged: z.boolean().openapi({
      description: 'Somebody else submitted the same event: the published one is made of both, and theirs to change',
    }),
    event: eventSchema.nullable().openapi({ description: 'The published event as it stands' }),
    request: requestedChange
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

/** A submission as its organizer reads it. */
export type LinkedSubmission = z.infer<typeof linkedSubmission>

const answer = { 200: jsonAnswer(linkedSubmission, 'The submission as it is now') }

/** A submission by its private link. 404 for a link that is none, 410 for one that has expired. */
export const getSubmissionLink = endpoint('GET /api/submission/{token}', {
  tags: ['Submissions'],
  summary: 'A submission by its private link',
  request: { params },
  responses: { ...answer, ...errors(404, 410, 429, 503) },
})

/** Corrects what was sent, while it waits for a decision; what was sent first stays stored. */
export const correctSubmission = endpoint('PUT /api/submission/{token}', {
  tags: ['Submissions'],
  summary: 'Correct a pending submission',
  request: { params, ...jsonBody(submissionCorrection) },
  responses: { ...answer, ...formErrors(404, 409, 410) },
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
  responses: { ...answer, ...formErrors(404, 409, 410) },
})

/**
 * Asks for other details of a published event: its texts, its hours, its place, and whatever else was sent. An admin sees
 * what differs and grants or declines all of it.
 */
export const requestEventDetails = endpoint('PUT /api/submission/{token}/event', {
  tags: ['Submissions'],
  summary: 'Ask for other details of the published event',
  request: { params, ...jsonBody(eventDetailsRequest) },
  responses: { ...answer, ...formErrors(404, 409, 410) },
})

/** A pending request about a published event, beside the event as it stands. */
const waitingRequest = requestedChange
  .extend({
    id: z.uuid(),
    organizer: z.string().nullable().openapi({ description: 'Who handed the event in' }),
    event: eventSchema,
    wanted: eventSchema.nullable().openapi({
      description: 'The event as it would be with the details that are asked for',
    }),
  })
  .openapi('WaitingEventRequest')

/** A pending request as moderators read it. */
export type WaitingRequest = z.infer<typeof waitingRequest>

/** The pending requests of organizers, the oldest first. */
export const listEventRequests = endpoint('GET /api/sys/mgmt/event-requests', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Changes of events that organizers ask for',
  responses: { 200: jsonAnswer(z.array(waitingRequest), 'Those that wait'), ...errors(401, 403, 503) },
})

/** Grants a request, so that the event changes, or declines it; the organizer gets a mail. */
export const decideEventRequest = endpoint('POST /api/sys/mgmt/event-requests/{id}/decision', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Grant or decline a change that an organizer asks for',
  request: { params: idParams, ...jsonBody(z.strictObject({ isGranted: z.boolean() })) },
  responses: {
    200: jsonAnswer(z.object({ isGranted: z.boolean() }), 'What was decided'),
    ...writeErrors(404, 409),
  },
})
