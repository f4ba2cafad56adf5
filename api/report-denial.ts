import { createRoute } from '@hono/zod-openapi'
import { errors } from './error-schema.ts'

/** A visit to the closed sign-in page, written into the audit log. Only the site's own server sends it. */
export const reportDenial = createRoute({
  method: 'post',
  path: '/api/denials',
  tags: ['Service'],
  summary: 'A visit to the closed sign-in page',
  responses: { 204: { description: 'Written down' }, ...errors(403, 429, 503) },
})
