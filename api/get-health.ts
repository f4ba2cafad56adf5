import { createRoute, z } from '@hono/zod-openapi'
import { jsonAnswer } from './json.ts'

const healthSchema = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.object({
      ok: z.boolean(),
      latencyMs: z.number().nullable(),
      version: z.string().nullable().openapi({ description: 'Of PostgreSQL; null while it is away' }),
      uptimeSeconds: z.number().int().nullable(),
    }),
    version: z.string(),
    node: z.string().openapi({ description: 'Version of Node.js' }),
    startedAt: z.string().openapi({ format: 'date-time' }),
    uptimeSeconds: z.number().int(),
    responseTimes: z
      .object({ p50Ms: z.number(), p95Ms: z.number(), count: z.number().int() })
      .nullable()
      .openapi({
        description:
          'Of the latest 1000 answers of this process, this call not counted; null before the first',
      }),
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
