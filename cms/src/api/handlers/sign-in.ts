import { signIn as endpoint } from '@cyberluach/api/sign-in'
import { idleDeadline } from '../../features/users/activity.ts'
import { attemptSignIn } from '../../features/users/attempt.ts'
import { sessionCookie } from '../../features/users/cookie.ts'
import { deviceCookie, deviceOf } from '../../features/users/device-cookie.ts'
import { idleSecondsFor } from '../../features/users/session-length.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'
import { isSecure } from '../secure.ts'

export const signIn = handle(endpoint, async ({ body, headers, address, services }) => {
  const idleSeconds = idleSecondsFor(headers)
  const { secret } = services.payload
  const device = deviceOf(headers, secret)
  // It helps nobody but the person who signed in with it.
  const isOwn = device?.username === body.username.toLowerCase().trim()
  const origin = { from: address ?? 'local', device: isOwn ? device.nonce : null }
  const session = await attemptSignIn(services, { ...body, idleSeconds }, origin)
  if ('kind' in session) return session
  const { token, user } = session
  const answer = { token, ...idleDeadline(idleSeconds), admin: { username: user.username, role: user.role } }
  const secure = isSecure(headers)
  return {
    ...done(200, answer),
    cookies: [sessionCookie(token, secure), deviceCookie(secret, user.username, secure)],
  }
})
