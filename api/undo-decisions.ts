import { z } from '@hono/zod-openapi'
import { mostDecided } from './decide-submissions.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { idText } from './query-schema.ts'
import { submissionRecord } from './submission-schema.ts'

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
  tags: ['Moderation'],
  summary: 'Undo decisions of the last seconds',
  security: bearer,
  request: jsonBody(z.strictObject({ submissions: z.array(undone).min(1).max(mostDecided) })),
  responses: {
    200: jsonAnswer(undoneSchema, 'What was undone, and what was not'),
    ...errors(401, 403, 413, 415, 422, 503),
  },
})
