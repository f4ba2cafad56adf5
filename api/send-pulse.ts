import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonBody } from './json.ts'

/**
 * One sign of life of a page: `view` when it opens, `load` with its load time, `beat` now and then while it is visible.
 * `page` is a random id that the page gives itself, so that its signs belong together; nothing is kept in the browser.
 */
export const pulseSchema = z
  .strictObject({
    kind: z.enum(['view', 'load', 'beat']),
    page: z.string().regex(/^[\w-]{8,40}$/),
    path: z.string().min(1).max(300),
    loadMs: z.number().int().min(0).max(600_000).optional(),
  })
  .openapi('Pulse')

export type Pulse = z.infer<typeof pulseSchema>

/** The visit beacon, taken by the edge: always 204 for a well-formed one, whether or not it is counted. */
export const sendPulse = endpoint('POST /api/pulse', {
  tags: ['Statistics'],
  summary: 'The visit beacon',
  request: jsonBody(pulseSchema),
  responses: { 204: { description: 'Taken' }, ...errors(400, 403, 413, 415, 422, 429) },
})
