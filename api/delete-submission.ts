import { createRoute } from '@hono/zod-openapi'
import { errors } from './error-schema.ts'
import { bearer } from './json.ts'
import { idParams } from './query-schema.ts'

/** Deletes a record for ever, in any status; the event of an approved one goes with it. */
export const deleteSubmission = createRoute({
  method: 'delete',
  path: '/api/sys/mgmt/submissions/{id}',
  tags: ['Moderation'],
  summary: 'Delete for ever, with the event it became',
  security: bearer,
  request: { params: idParams },
  responses: { 204: { description: 'Deleted' }, ...errors(401, 403, 404, 503) },
})
