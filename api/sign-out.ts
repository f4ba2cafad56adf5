import { createRoute } from '@hono/zod-openapi'
import { errors } from './error-schema.ts'
import { bearer } from './json.ts'

/** Ends the session: its token is refused from this moment on. */
export const signOut = createRoute({
  method: 'post',
  path: '/api/sys/auth/logout',
  tags: ['Session'],
  summary: 'Sign out',
  security: bearer,
  responses: { 204: { description: 'Signed out' }, ...errors(401, 403, 503) },
})
