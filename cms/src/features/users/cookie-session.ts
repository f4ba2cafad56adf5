import { cookies } from 'next/headers'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { touchSession, claimsOf, signingKey } from './sessions.ts'
import { cookieName } from './cookies.ts'
import { isOwnOrigin } from '../../platform/http/request.ts'

/** Counts a write in the admin panel as use of the session that its cookie names. */
export async function touchCookieSession(): Promise<void> {
  const token = (await cookies()).get(cookieName)?.value
  if (!token) return
  const claims = await claimsOf(signingKey(configuration().secret), token)
  if (claims) await touchSession(databasePool(), claims.sessionId)
}

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** A write of the admin panel: from our own pages only, and a use of the session. */
export function guardedWrite(handler: Handler): Handler {
  return async (request, args) => {
    if (!isOwnOrigin(request.headers, configuration().publicUrl)) {
      return Response.json({ errors: [{ message: 'Foreign origin' }] }, { status: 403 })
    }
    if (!isReadInDisguise(request.headers)) await touchCookieSession()
    return handler(request, args)
  }
}

/** The panel sends long queries as POST. */
function isReadInDisguise(headers: Headers): boolean {
  return (headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override')) === 'GET'
}
