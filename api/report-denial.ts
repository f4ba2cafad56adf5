import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'

/** A visit to the closed sign-in page, written into the audit log. Only the site's own server sends it. */
export const reportDenial = endpoint('POST /api/denials', {
  tags: ['Service'],
  summary: 'A visit to the closed sign-in page',
  responses: { 204: { description: 'Written down' }, ...errors(403, 429, 503) },
})
