import { signOut as endpoint } from '@cyberluach/api/sign-out'
import { endSession } from '../../features/users/activity.ts'
import { endedCookie } from '../../features/users/cookie.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'
import { isSecure } from '../secure.ts'

export const signOut = handle(endpoint, async ({ headers, signedIn, services }) => {
  if (signedIn) await endSession(services.pool, signedIn.claims.sessionId)
  return done(204, null, { 'set-cookie': endedCookie(isSecure(headers)) })
})
