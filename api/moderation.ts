import { submissionKinds, submissionStatuses } from '@cyberluach/core/submissions/submission'
import { z } from '@hono/zod-openapi'
import { endpoint, staffCall, idempotencyHeaders, jsonAnswer, jsonBody, listAnswers } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { idList, searchText, suspiciousOnly, wholeNumber, idParams, idText } from './query.ts'
import { submissionRecord, submissionEdit } from './submissions.ts'
import { optionalText, moment } from './fields.ts'

/**
 * The orders of the list: newest first; those that wait (longest first), then the latest decisions; those that wait,
 * then the others, the newest of each first.
 */
const orders = ['newest', 'queue', 'inbox'] as const

/**
 * What visitors handed in, newest first. `q` looks in title, organizer's name and e-mail, and event type; of messages and
 * feedback, where `kind` names them, also in subject and text. `ids` narrows the list to at most 100 records, named with
 * commas between them.
 */
export const listSubmissions = endpoint('GET /api/sys/mgmt/submissions', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'What visitors handed in, newest first',
  request: {
    query: z.object({
      kind: z.enum(submissionKinds).optional(),
      status: z.enum(submissionStatuses).optional(),
      suspicious: suspiciousOnly,
      q: searchText,
      ids: idList(100).optional(),
      order: z.enum(orders).default('newest'),
      limit: wholeNumber(1, 5000, 500),
      offset: wholeNumber(0, 999_999_999, 0),
    }),
  },
  responses: {
    ...listAnswers(submissionRecord, 'The records; X-Total-Count says how many match in all'),
    ...errors(400, 401, 403, 503),
  },
})

const similarSchema = z
  .object({
    submissionId: z.uuid(),
    eventId: z.uuid().nullable().openapi({ description: 'The event that it may repeat' }),
    waitingId: z.uuid().nullable().openapi({ description: 'Or the submission that waits as well' }),
    title: z.string(),
    titleHe: z.string().nullable(),
    day: z.string().openapi({ description: 'YYYY-MM-DD in the site’s time zone' }),
    since: moment.openapi({ description: 'When the event was published, or the submission sent' }),
    sameDay: z.boolean(),
    sameLinkHost: z
      .boolean()
      .openapi({ description: 'The same link, or its host, where that is not one that many events share' }),
    samePlace: z.boolean(),
    similarTitle: z.boolean(),
  })
  .openapi('Similar')

/** What a pending submission may repeat, an event or another submission, and by which signs. */
export type Similar = z.infer<typeof similarSchema>

/** For each submission, the event of the calendar, and the submission that waits with it, which it may repeat. */
export const listSimilar = endpoint('GET /api/sys/mgmt/similar', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'What submissions may repeat',
  request: { query: z.object({ ids: idList(100) }) },
  responses: {
    200: jsonAnswer(z.array(similarSchema), 'At most one event and one other submission for each'),
    ...errors(400, 401, 403, 503),
  },
})

/** Which change of the submission was looked at last. */
export const seenChange = z
  .union([z.literal('never'), z.iso.datetime()])
  .optional()
  .openapi({
    description: 'The later of `correctedAt` and `editedAt` of the record that was looked at; `never` for null',
  })

/**
 * Approves what is pending; an event is published in the same transaction, its id is `eventId`. A caller that names
 * the correction it has seen gets 409 (`corrected`, or `edited` by an admin) where there is a later one.
 */
export const approveSubmission = endpoint('POST /api/sys/mgmt/submissions/{id}/approve', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Approve, and publish an event',
  request: {
    params: idParams,
    query: z.object({ corrected: seenChange }),
    headers: idempotencyHeaders,
  },
  responses: { 200: jsonAnswer(submissionRecord, 'The record'), ...errors(401, 403, 404, 409, 503) },
})

/** Rejects what is pending. The notes stay with it, and go to the organizer of an event. */
export const rejectSubmission = endpoint('POST /api/sys/mgmt/submissions/{id}/reject', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Reject, with notes',
  request: {
    params: idParams,
    headers: idempotencyHeaders,
    ...jsonBody(z.strictObject({ notes: optionalText(5000) })),
  },
  responses: { 200: jsonAnswer(submissionRecord, 'The record'), ...writeErrors(400, 404, 409) },
})

/** How many submissions one request decides about at most. */
export const maxDecided = 100

const decision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approve') }),
  z.strictObject({ kind: z.literal('reject'), notes: optionalText(5000) }),
  z.strictObject({ kind: z.literal('delete') }),
])

const choice = z.strictObject({ id: idText, corrected: seenChange })

const decidedSchema = z
  .object({
    records: z.array(submissionRecord).openapi({ description: 'Those that were decided about; none of deleted ones' }),
    refused: z
      .array(
        z.object({
          id: z.uuid(),
          code: z.enum(['notFound', 'notPending', 'corrected', 'edited']),
          error: z.string().openapi({ description: 'The same as a sentence' }),
        }),
      )
      .openapi({ description: 'Those that were not, each with its reason' }),
  })
  .openapi('DecidedSubmissions')

/**
 * Decides about up to 100 submissions in one transaction, as the calls about one do. What is rejected holds none of the
 * others back: it is named with its reason.
 */
export const decideSubmissions = endpoint('POST /api/sys/mgmt/submissions/decisions', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Approve, reject or delete several',
  request: jsonBody(z.strictObject({ decision, submissions: z.array(choice).min(1).max(maxDecided) })),
  responses: { 200: jsonAnswer(decidedSchema, 'What was decided about, and what was not'), ...writeErrors() },
})

const undone = z.strictObject({
  id: idText,
  decided: z.iso.datetime().openapi({ description: 'The `decidedAt` that the decision was answered with' }),
})

const undoneSchema = z
  .object({
    records: z.array(submissionRecord).openapi({ description: 'Those that wait for a decision again' }),
    refused: z
      .array(
        z.object({
          id: z.uuid(),
          code: z.enum(['notFound', 'undoTooLate', 'changedSince', 'notYourDecision']),
          error: z.string().openapi({ description: 'The same as a sentence' }),
        }),
      )
      .openapi({ description: 'Those that stay as they are, each with its reason' }),
  })
  .openapi('UndoneDecisions')

/**
 * Takes back what the caller has approved or rejected within the last 10 seconds: the submission waits again, its event
 * leaves the calendar, its organizer gets no mail. Nothing of it is done where anything has changed since.
 */
export const undoDecisions = endpoint('POST /api/sys/mgmt/submissions/undo', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Undo decisions of the last seconds',
  request: jsonBody(z.strictObject({ submissions: z.array(undone).min(1).max(maxDecided) })),
  responses: { 200: jsonAnswer(undoneSchema, 'What was undone, and what was not'), ...writeErrors() },
})

/**
 * Changes what was handed in about an event while it waits for a decision, by the rules of the public form. What was
 * received first stays stored. Rejected (409) where somebody has decided meanwhile, or changed what was looked at.
 */
export const editSubmission = endpoint('PUT /api/sys/mgmt/submissions/{id}', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Edit a pending event before it is approved',
  request: {
    params: idParams,
    query: z.object({ corrected: seenChange }),
    ...jsonBody(submissionEdit),
  },
  responses: { 200: jsonAnswer(submissionRecord, 'The record as it is now'), ...writeErrors(400, 404, 409) },
})

/** Deletes a record for ever, in any status; the event of an approved one goes with it. */
export const deleteSubmission = endpoint('DELETE /api/sys/mgmt/submissions/{id}', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Delete for ever, with the event it became',
  request: { params: idParams },
  responses: { 204: { description: 'Deleted' }, ...errors(401, 403, 404, 503) },
})
