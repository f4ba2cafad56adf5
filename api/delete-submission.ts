import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer } from './json.ts'
import { idParams } from './query-schema.ts'

/** Deletes a record for ever, in any status; the event of an approved one goes with it. */
export const deleteSubmission = endpoint('DELETE /api/sys/mgmt/submissions/{id}', {
  tags: ['Moderation'],
  summary: 'Delete for ever, with the event it became',
  security: bearer,
  request: { params: idParams },
  responses: { 204: { description: 'Deleted' }, ...errors(401, 403, 404, 503) },
})
