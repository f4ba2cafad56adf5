import type { Services } from '../platform/services.ts'
import { touchSession, userOfSession, type SignedInUser } from '../features/users/activity.ts'
import { claimsOf, type Claims } from '../features/users/token.ts'

/** Who sends this request, by its bearer token alone: the cookie opens the admin panel, never the API. */
export async function authenticate(
  headers: Headers,
  { payload, pool }: Services,
): Promise<{ user: SignedInUser; claims: Claims } | null> {
  const claims = await claimsIn(headers, payload.secret)
  const user = claims && (await userOfSession(pool, claims.sessionId, claims.id))
  return user && claims ? { user, claims } : null
}

/** A write counts as use of the session; a read, and so a poll, does not. */
export async function countUse(method: string, claims: Claims, { pool }: Services): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') await touchSession(pool, claims.sessionId)
}

/** Whether the token is one that was given out here and has not reached its own end, whatever became of its session. */
export async function isOurToken(headers: Headers, { payload }: Services): Promise<boolean> {
  return (await claimsIn(headers, payload.secret)) !== null
}

async function claimsIn(headers: Headers, secret: string): Promise<Claims | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token ? await claimsOf(secret, token) : null
}
