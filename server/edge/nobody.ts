import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'
import type { Route } from './route.ts'

/** Payload's own screens ask on their own who is signed in, the dashboard's guard among them, which everybody may see. */
export function asksWhoIsThere({ method }: IncomingMessage, route: Route): boolean {
  return method === 'GET' && route.kind === 'cms' && route.path === '/cms/api/users/me'
}

const nobody = Buffer.from('{"user":null}')

/** What the CMS would say to strangers, which it does not hear of. It tells what they know: that they are none of us. */
export function answerNobody(response: ServerResponse, isSecure: boolean): void {
  response.writeHead(200, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(nobody.length),
    'Cache-Control',
    'no-store',
    ...securityHeaders('data', isSecure),
  ])
  response.end(nobody)
}
