import { may } from '@cyberluach/core/roles'
import { isUuid } from '@cyberluach/core/uuid'
import type { Endpoint } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { answerTo, idOf } from '../../../panel/admin-endpoint.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { removeEmptyDraft } from '../remove-empty-drafts.ts'
import { leaveCall } from './calls.ts'

/** For those who may begin posts. Whatever was left, the answer is the same. */
export const leaveEndpoint: Endpoint = {
  path: leaveCall.path,
  method: leaveCall.method,
  handler: async (req) => {
    if (!may(roleOf(req.user), 'write')) return answerTo(req, 'forbidden', 403)
    if (isUuid(idOf(req))) await removeEmptyDraft(databasePool(), idOf(req))
    return Response.json({})
  },
}
