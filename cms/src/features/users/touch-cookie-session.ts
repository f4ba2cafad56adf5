import config from '../../payload.config.ts'
import { cookies } from 'next/headers'
import { getPayload } from 'payload'
import { databasePool } from '../../platform/database/pool.ts'
import { touchSession } from './activity.ts'
import { cookieName } from './cookie.ts'
import { claimsOf } from './token.ts'

/** Counts a write in the admin panel as use of the session that its cookie names. */
export async function touchCookieSession(): Promise<void> {
  const token = (await cookies()).get(cookieName)?.value
  if (!token) return
  const claims = await claimsOf(await getPayload({ config }), token)
  if (claims) await touchSession(databasePool(), claims.sessionId)
}
