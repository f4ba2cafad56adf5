import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

type OwnAnswer = { status?: number; type: string; body: Buffer; isSecure: boolean }

/** Answers a short text of the edge's own, which nobody keeps. */
export function answerOwn(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type, body, isSecure }: OwnAnswer,
): void {
  response.writeHead(status, [
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
