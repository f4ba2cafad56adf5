import { z } from '@hono/zod-openapi'
import { seenChange } from './approve-submission.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { idText } from './query-schema.ts'
import { submissionRecord } from './submission-schema.ts'
import { optionalText } from './text-schema.ts'

/** How many submissions one request decides about at most. */
export const mostDecided = 100

const decision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approve') }),
  z.strictObject({ kind: z.literal('reject'), notes: optionalText(5000) }),
  z.strictObject({ kind: z.literal('delete') }),
])

const asked = z.strictObject({ id: idText, corrected: seenChange })

const decidedSchema = z
  .object({
    records: z
      .array(submissionRecord)
      .openapi({ description: 'Those that were decided about; none of deleted ones' }),
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
 * Decides about up to 100 submissions in one transaction, as the calls about one do. What is refused keeps none of the
 * others back: it is named with its reason.
 */
export const decideSubmissions = endpoint('POST /api/sys/mgmt/submissions/decisions', {
  tags: ['Moderation'],
  summary: 'Approve, reject or delete several',
  security: bearer,
  request: jsonBody(z.strictObject({ decision, submissions: z.array(asked).min(1).max(mostDecided) })),
  responses: {
    200: jsonAnswer(decidedSchema, 'What was decided about, and what was not'),
    ...errors(401, 403, 413, 415, 422, 503),
  },
})
