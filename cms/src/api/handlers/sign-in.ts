import type { Services } from '../../boot/services.ts'
import { idleDeadline } from '../../sessions/activity.ts'
import { sessionCookie } from '../../sessions/cookie.ts'
import { oneAtATime } from '../../sessions/one-at-a-time.ts'
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
  const from = address ?? 'local'
  const account = `${body.username.toLowerCase().trim()} ${from}`
  // In turn, so that attempts sent at the same moment, under however many names, cannot pass before the first has failed.
  const session = await oneAtATime(`sign-in from ${from}`, async () =>
    attempt(services, body, { from, account }),
  )
  if ('kind' in session) return session
  const { token, user } = session
  return done(
    200,
    { token, expiresAt: idleDeadline(), admin: { username: user.username, role: user.role } },
    { 'set-cookie': sessionCookie(token, isSecure(headers)) },
  )
}

type Attempt = { username: string; password: string }

async function attempt(
  { limits, payload }: Services,
  { username, password }: Attempt,
  { from, account }: { from: string; account: string },
) {
  const tooMany = (await limits.waitOf('signInFromAddress', from)) !== null
  if (tooMany) return refused('lockedOut')
  const wait = await limits.waitOf('signInOfAccount', account)
  const session = wait === null ? await signInUser(payload, username, password) : null
  if (session) return session
  await limits.take('signInFromAddress', from)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  await limits.take('signInOfAccount', account)
  return refused('wrongCredentials')
}
