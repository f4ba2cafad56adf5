import { extendOwnEnd, idleDeadline } from '../../sessions/activity.ts'
import { sessionCookie } from '../../sessions/cookie.ts'
import { renewedToken } from '../../sessions/token.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../outcome.ts'
import { isSecure } from '../secure.ts'

/** The use itself was counted when the request was let in; this moves the far end of the session. */
export const extendSession: Handler<'POST /api/sys/auth/extend'> = async ({
  headers,
  signedIn,
  services,
}) => {
  const token = await renewedToken(services.payload, signedIn.claims)
  const idleSeconds = await extendOwnEnd(services.pool, signedIn.claims.sessionId)
  return done(
    200,
    { token, ...idleDeadline(idleSeconds) },
    { 'set-cookie': sessionCookie(token, isSecure(headers)) },
  )
}
