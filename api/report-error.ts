import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { idempotencyHeaders, jsonBody } from './json.ts'
import { cutAt, cutText, missingOr } from './text-schema.ts'

/** What a browser says of an error that it could not render. Longer texts are cut: a part of a report is worth more than none. */
const errorReport = z
  .strictObject({
    error: z
      .string({ error: missingOr('text') })
      .min(1, { error: 'required' })
      .transform((text) => cutAt(2_000, text)),
    stack: cutText(20_000),
    componentStack: cutText(20_000),
    timestamp: cutText(100),
    userAgent: cutText(1_000),
    url: cutText(2_000),
  })
  .openapi('ErrorReport')

export type ErrorReport = z.output<typeof errorReport>

/** Reports an error of a page. Nothing waits for the answer. */
export const reportError = endpoint('POST /api/errors', {
  tags: ['Service'],
  summary: 'Report an error of a page',
  request: { headers: idempotencyHeaders, ...jsonBody(errorReport) },
  responses: { 204: { description: 'Stored' }, ...errors(400, 403, 413, 415, 422, 429, 503) },
})
