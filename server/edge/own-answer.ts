import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

/** Answers a short text of the edge's own, which nobody keeps. */
export function answerOwn(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body, isSecure }: { type: string; body: Buffer; isSecure: boolean },
): void {
  response.writeHead(200, [
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    ...securityHeaders('data', isSecure),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}
