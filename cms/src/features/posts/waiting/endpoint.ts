import { may } from '@cyberluach/core/roles'
import { isUuid } from '@cyberluach/core/uuid'
import type { Endpoint } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { idOf } from '../../../panel/admin-endpoint.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { publishHebrewCall } from './calls.ts'
import { publishHebrew } from './publish-hebrew.ts'
import { isAwaitingPublication } from './read-waiting.ts'

/** For editors and admins: 404 where no Hebrew waits (any more). */
export const publishHebrewEndpoint: Endpoint = {
  path: publishHebrewCall.path,
  method: publishHebrewCall.method,
  handler: async (req) => {
    if (!may(roleOf(req.user), 'write')) return Response.json({}, { status: 403 })
    const id = idOf(req)
    const isWaiting = isUuid(id) && (await isAwaitingPublication(databasePool(), id))
    if (!isWaiting) return Response.json({}, { status: 404 })
    await publishHebrew(req, id)
    return Response.json({})
  },
}
