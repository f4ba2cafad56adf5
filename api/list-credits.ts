import { z } from '@hono/zod-openapi'
import { creditSchema } from './credit-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'

/** Every list that has brought something, by name. */
export const listCredits = endpoint('GET /api/sources', {
  tags: ['Events'],
  summary: 'The public lists that events come from, with their licences',
  responses: { 200: jsonAnswer(z.array(creditSchema), 'The lists'), ...errors(429, 503) },
})
