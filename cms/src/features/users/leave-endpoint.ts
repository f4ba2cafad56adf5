import type { Endpoint } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { endSession } from './activity.ts'
import { endedCookie } from './cookie.ts'
import { leaveCall } from './panel/calls.ts'

/** Logs out by a form, before the panel’s script runs or without it, and leads where somebody signs in; strangers learn no path. */
export const leaveEndpoint: Endpoint = {
  path: leaveCall.path,
  method: leaveCall.method,
  handler: async ({ user, headers }) => {
    // Payload's JWT strategy notes the session here; its types do not say so.
    const sessionId = (user as { _sid?: unknown } | null)?._sid
    if (typeof sessionId === 'string') await endSession(databasePool(), sessionId)
    const location = user ? `/${configuration().loginPath}` : '/admin'
    const isSecure = headers.get('x-forwarded-proto') === 'https'
    return new Response(null, { status: 303, headers: { location, 'set-cookie': endedCookie(isSecure) } })
  },
}
