import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { sessionSchema } from './session-schema.ts'

/** Counts as use of the token: its idle time starts again. */
export const extendSession = endpoint('POST /api/sys/auth/extend', {
  tags: ['Session'],
  summary: 'Stay signed in',
  security: bearer,
  responses: { 200: jsonAnswer(sessionSchema, 'The token to go on with'), ...errors(401, 403, 503) },
})
