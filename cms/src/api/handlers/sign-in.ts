import { recordAudit, type AuditEntry } from '../../audit/record-audit.ts'
import type { Services } from '../../boot/services.ts'
import { idleDeadline } from '../../sessions/activity.ts'
import { sessionCookie } from '../../sessions/cookie.ts'
import { oneAtATime } from '../../sessions/one-at-a-time.ts'
import { idleSecondsFor } from '../../sessions/session-length.ts'
import { signInUser, type Attempt } from '../../sessions/sign-in.ts'
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
  const idleSeconds = idleSecondsFor(headers)
  const account = `${body.username.toLowerCase().trim()} ${from}`
  // In turn, so that attempts sent at the same moment, under however many names, cannot pass before the first has failed.
  const session = await oneAtATime(`sign-in from ${from}`, async () =>
    attempt(services, { ...body, idleSeconds }, { from, account }),
  )
  if ('kind' in session) return session
  const { token, user } = session
  return done(
    200,
    { token, ...idleDeadline(idleSeconds), admin: { username: user.username, role: user.role } },
    { 'set-cookie': sessionCookie(token, isSecure(headers)) },
  )
}

async function attempt(
  { limits, payload, pool }: Services,
  sent: Attempt,
  { from, account }: { from: string; account: string },
) {
  const tooMany = (await limits.waitOf('signInFromAddress', from)) !== null
  if (tooMany) return refused('lockedOut')
  const wait = await limits.waitOf('signInOfAccount', account)
  const session = wait === null ? await signInUser(payload, sent) : null
  if (session) return session
  await recordAudit(pool, await failureOf(pool, sent.username))
  await limits.take('signInFromAddress', from)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  await limits.take('signInOfAccount', account)
  return refused('wrongCredentials')
}

/** Names that nobody has are not kept: people type passwords there. */
async function failureOf(pool: Services['pool'], typed: string): Promise<AuditEntry> {
  const username = typed.toLowerCase().trim()
  const known = await pool.query('select from users where username = $1', [username])
  return { action: 'signInFailed', username: known.rowCount === 0 ? null : username }
}
