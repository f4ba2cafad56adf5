import { roles } from '@cyberluach/core/roles'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'

const schema = z
  .object({
    role: z.enum(roles).nullable().openapi({ description: 'Null where the session is over' }),
  })
  .openapi('SessionState')

/** Whether the session of a token goes on, and whose it is. Asking is no use of it: its idle time runs on. */
export const checkSession = endpoint('GET /api/sys/auth/session', {
  tags: ['Session'],
  summary: 'Whether a session goes on',
  security: [{}, ...bearer],
  responses: { 200: jsonAnswer(schema, 'The role of whoever is signed in'), ...errors(401, 503) },
})
