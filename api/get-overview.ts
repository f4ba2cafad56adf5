import { createRoute, z } from '@hono/zod-openapi'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { signedInSchema } from './session-schema.ts'

/** Verifies an admin's token. A `timeframe` is refused (400) as long as no visits are recorded. */
export const getOverview = createRoute({
  method: 'get',
  path: '/api/sys/stats/overview',
  tags: ['Statistics'],
  summary: 'Verify the token',
  security: bearer,
  request: { query: z.object({ timeframe: z.undefined().optional().openapi({ type: 'string' }) }) },
  responses: {
    200: jsonAnswer(z.object({ ok: z.literal(true), admin: signedInSchema }), 'The token is an admin’s'),
    ...errors(400, 401, 403, 503),
  },
})
