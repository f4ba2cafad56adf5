import { z } from '@hono/zod-openapi'
import { analyticsSchema } from './analytics-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { signedInSchema } from './session-schema.ts'
import { timeframes } from './timeframes.ts'

const verified = z.object({ ok: z.literal(true), admin: signedInSchema })

/** Without a `timeframe` it verifies an admin's token; with one it also answers what was measured in that period. */
export const getOverview = endpoint('GET /api/sys/stats/overview', {
  tags: ['Statistics'],
  summary: 'Verify the token; with a timeframe, what was measured',
  security: bearer,
  request: { query: z.object({ timeframe: z.enum(timeframes).optional() }) },
  responses: {
    200: jsonAnswer(z.union([verified.extend(analyticsSchema.shape), verified]), 'The token is an admin’s'),
    ...errors(400, 401, 403, 503),
  },
})
