import { isOwnOrigin } from '../../platform/own-origin.ts'
import { configuration } from '../../platform/configuration.ts'
import { touchCookieSession } from './touch-cookie-session.ts'

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
