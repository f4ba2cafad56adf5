import { z } from '@hono/zod-openapi'
import { visitSchema } from './analytics-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'

/** Visits with a sign of life in the last 5 minutes, the latest first. */
export const listVisits = endpoint('GET /api/sys/stats/sessions', {
  tags: ['Statistics'],
  summary: 'Who is on the site now',
  security: bearer,
  responses: { 200: jsonAnswer(z.array(visitSchema), 'The active visits'), ...errors(401, 403, 503) },
})
