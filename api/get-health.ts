import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'

const stateSchema = z.object({ status: z.enum(['ok', 'unavailable']) })

const healthSchema = stateSchema
  .extend({
    database: z.object({
      ok: z.boolean().openapi({ description: 'It answers, and takes what is written' }),
      latencyMs: z.number().nullable().openapi({ description: 'Of one small query; null while it is away' }),
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
          'Of the latest 1000 answers of this process, those about its health not counted; null before the first',
      }),
  })
  .openapi('Health')

/** Whether all is well, and nothing else: anybody may ask. */
export const getHealth = endpoint('GET /api/health', {
  tags: ['Service'],
  summary: 'Whether the service and its database are well',
  responses: {
    200: jsonAnswer(stateSchema, 'All is well'),
    503: jsonAnswer(stateSchema, 'The database is away, or takes nothing that is written'),
  },
})

/** That the process that answers lives, whatever is behind it: one that does not is started anew. */
export const getLive = endpoint('GET /api/health/live', {
  tags: ['Service'],
  summary: 'Whether the process answers, whatever is behind it',
  responses: { 200: jsonAnswer(z.object({ status: z.literal('ok') }), 'It answers') },
})

/** That the CMS answers as well, whatever its database does: pages, forms and panel are more than what is kept of them. */
export const getCms = endpoint('GET /api/health/cms', {
  tags: ['Service'],
  summary: 'Whether the process behind forms and panel answers, whatever its database does',
  responses: {
    200: jsonAnswer(stateSchema, 'It answers'),
    503: jsonAnswer(stateSchema, 'It gives no answer within two seconds'),
  },
})

/** Whether visitors may be sent here: everything answers, and what they write is kept. */
export const getReady = endpoint('GET /api/health/ready', {
  tags: ['Service'],
  summary: 'Whether visitors may be sent here: the database answers and takes what is written',
  responses: {
    200: jsonAnswer(stateSchema, 'It may take visitors'),
    503: jsonAnswer(stateSchema, 'The database is away, or takes nothing that is written'),
  },
})

/** The same for the admin, with what was measured. */
export const getHealthReport = endpoint('GET /api/sys/health', {
  tags: ['Service'],
  summary: 'How the service and its database are',
  security: bearer,
  responses: {
    200: jsonAnswer(healthSchema, 'All is well'),
    ...errors(401, 403),
    503: jsonAnswer(healthSchema, 'The database takes nothing that is written; an error while it is away'),
  },
})
