import type { Endpoint } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { endSession } from './sessions.ts'
import { endedCookie } from './cookies.ts'
import { leaveCall } from './panel/calls.ts'
import { sessionIdOf } from '../../access/roles.ts'

/** Logs out by a form, before the panel’s script runs or without it, and leads where somebody signs in; strangers learn no path. */
export const leaveEndpoint: Endpoint = {
  path: leaveCall.path,
  method: leaveCall.method,
  handler: async ({ user, headers }) => {
    const sessionId = sessionIdOf(user)
    if (sessionId) await endSession(databasePool(), sessionId)
    const location = user ? `/${configuration().loginPath}` : '/admin'
    const isSecure = headers.get('x-forwarded-proto') === 'https'
    return new Response(null, { status: 303, headers: { location, 'set-cookie': endedCookie(isSecure) } })
  },
}

const closed = ['/login', '/first-register', '/forgot-password', '/reset-password', '/unlock', '/verify/:id'] as const

/** Payload's own ways in are closed: there is one sign-in, with its limits and its lock. */
export const closedEndpoints: Endpoint[] = closed.map((path) => ({
  path,
  method: 'post',
  handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
}))
