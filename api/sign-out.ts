import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer } from './json.ts'

/** Ends the session: its token is refused from this moment on. A session that is over has nothing left to end. */
export const signOut = endpoint('POST /api/sys/auth/logout', {
  tags: ['Session'],
  summary: 'Sign out',
  security: [{}, ...bearer],
  responses: { 204: { description: 'Signed out' }, ...errors(401, 503) },
})
