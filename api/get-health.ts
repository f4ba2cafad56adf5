import { createRoute, z } from '@hono/zod-openapi'
import { jsonAnswer } from './json.ts'

const healthSchema = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.object({ ok: z.boolean(), latencyMs: z.number().nullable() }),
    version: z.string(),
    uptimeSeconds: z.number().int(),
  })
  .openapi('Health')

/** Whether the service and its database answer; `latencyMs` is the time of one small query. */
export const getHealth = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['Service'],
  summary: 'Whether the service and its database answer',
  responses: {
    200: jsonAnswer(healthSchema, 'All is well'),
    503: jsonAnswer(healthSchema, 'The database is away'),
  },
})
