import { idleDeadline } from '../../sessions/activity.ts'
import { sessionCookie } from '../../sessions/cookie.ts'
import { signInUser } from '../../sessions/sign-in.ts'
import type { Handler } from '../endpoint.ts'
import { done, refused } from '../outcome.ts'
import { isSecure } from '../secure.ts'

export const signIn: Handler<'POST /api/purple-elephant-42/auth'> = async ({
  body,
  headers,
  address,
  services,
}) => {
  const { limits, payload } = services
  const { username, password } = body
  const from = address ?? 'local'
  const account = `${username.toLowerCase().trim()} ${from}`
  // Taken before the check, so that attempts sent at the same moment count; given back where it was the right one.
  if ((await limits.take('signInFromAddress', from)) !== null) return refused('lockedOut')
  const wait = await limits.take('signInOfAccount', account)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  const session = await signInUser(payload, username, password)
  if (!session) return refused('wrongCredentials')
  await limits.giveBack('signInFromAddress', from)
  await limits.giveBack('signInOfAccount', account)
  const { role } = session.user
  return done(
    200,
    { token: session.token, expiresAt: idleDeadline(), admin: { username: session.user.username, role } },
    { 'set-cookie': sessionCookie(session.token, isSecure(headers)) },
  )
}
