import { extendSession as endpoint } from '@cyberluach/api/extend-session'
import { extendOwnEnd, idleDeadline } from '../../features/users/activity.ts'
import { sessionCookie } from '../../features/users/cookie.ts'
import { renewedToken } from '../../features/users/token.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'
import { isSecure } from '../secure.ts'

/** The use itself was counted when the request was let in; this moves the far end of the session. */
export const extendSession = handle(endpoint, async ({ headers, signedIn, services }) => {
  const token = await renewedToken(services.payload.secret, signedIn.claims)
  const idleSeconds = await extendOwnEnd(services.pool, signedIn.claims.sessionId)
  if (idleSeconds === null) return refused('unauthorized')
  return done(
    200,
    { token, ...idleDeadline(idleSeconds) },
    { 'set-cookie': sessionCookie(token, isSecure(headers)) },
  )
})
