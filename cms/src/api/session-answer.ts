import type { SignedIn, Session } from '@cyberluach/api/session-schema'
import { idleDeadline } from '../features/users/activity.ts'
import type { NewlySignedIn } from '../features/users/begin-session.ts'
import { sessionCookie } from '../features/users/cookie.ts'
import { deviceCookie } from '../features/users/device-cookie.ts'
import { done, type Done } from '../platform/outcome.ts'
import { isSecure } from './secure.ts'

type Given = { idleSeconds: number; headers: Headers; secret: string }

/** The answer to a sign-in that is through: the token, the panel's cookie, and the one by which the browser is known. */
export function sessionAnswer(
  { token, user }: NewlySignedIn,
  { idleSeconds, headers, secret }: Given,
): Done<Session & { admin: SignedIn }> {
  const secure = isSecure(headers)
  const answer = { token, ...idleDeadline(idleSeconds), admin: { username: user.username, role: user.role } }
  return {
    ...done(200, answer),
    cookies: [sessionCookie(token, secure), deviceCookie(secret, user.username, secure)],
  }
}
