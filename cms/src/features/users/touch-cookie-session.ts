import { cookies } from 'next/headers'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { touchSession } from './activity.ts'
import { cookieName } from './cookie.ts'
import { claimsOf, signingKey } from './token.ts'

/** Counts a write in the admin panel as use of the session that its cookie names. */
export async function touchCookieSession(): Promise<void> {
  const token = (await cookies()).get(cookieName)?.value
  if (!token) return
  const claims = await claimsOf(signingKey(configuration().secret), token)
  if (claims) await touchSession(databasePool(), claims.sessionId)
}
