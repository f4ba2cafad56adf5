import { eventTypes } from '@cyberluach/core/event'
import { fetchFailures, sourceKinds, unwellReasons } from '@cyberluach/core/sources'
import { isWebLink } from '@cyberluach/core/web-link'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { idText } from './query-schema.ts'
import { refusedRow, runCounts } from './source-schema.ts'
import { fieldChange, statement } from './statement-schema.ts'
import { lineText, missingOr } from './text-schema.ts'

/** A list that is kept, as it is now; or one that is being written, `id` where it is the edit of one. */
export const previewAsked = z.union([
  z.strictObject({ id: idText }),
  z.strictObject({
    id: idText.optional(),
    kind: z.enum(sourceKinds, { error: missingOr('choose') }),
    address: lineText(2000).refine(isWebLink, { error: 'url' }),
    eventType: z.enum(eventTypes, { error: 'choose' }).nullish(),
    hasPermission: z.boolean({ error: 'notAllowed' }).default(false),
  }),
])

export type PreviewAsked = z.input<typeof previewAsked>

const previewRow = z
  .object({
    statement,
    event: z
      .object({
        id: z.uuid(),
        path: z.string(),
        title: z.string(),
        titleHe: z.string().nullable(),
        startDay: z.string().openapi({ format: 'date' }),
      })
      .nullable()
      .openapi({ description: 'The event of the calendar that it is, or that it may be' }),
    isCertain: z.boolean().openapi({ description: 'Otherwise the admin will be asked' }),
    fields: z.array(fieldChange).openapi({ description: 'What would change' }),
  })
  .openapi('PreviewRow')

export type PreviewRow = z.infer<typeof previewRow>

/** How many rows of each kind a preview shows at most; the counts tell of all. */
export const mostPreviewed = 200

const rows = z.array(previewRow).openapi({ description: `The first ${mostPreviewed}` })

const sourcePreview = z
  .object({
    failed: z.enum(fetchFailures).nullable().openapi({ description: 'Why nothing could be read' }),
    detail: z.string().nullable().openapi({ description: 'What was met: a status, a host' }),
    unwell: z.enum(unwellReasons).nullable().openapi({ description: 'Why the list would not be believed' }),
    counts: runCounts,
    new: rows,
    changed: rows,
    known: rows,
    refused: z.array(refusedRow).openapi({ description: `The first ${mostPreviewed}` }),
  })
  .openapi('SourcePreview')

export type SourcePreview = z.infer<typeof sourcePreview>

/** Fetches and reads a list and says what would come of it; nothing is written. A failed fetch is an answer too. */
export const previewSource = endpoint('POST /api/sys/mgmt/source-preview', {
  tags: ['Sources'],
  summary: 'What a list would bring',
  security: bearer,
  request: jsonBody(previewAsked),
  responses: {
    200: jsonAnswer(sourcePreview, 'What is new, what changes, what is known, what is not read'),
    ...errors(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
})
