import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

export const alivePath = '/api/health/live'

const alive = Buffer.from('{"status":"ok"}')

/** That this process answers, whatever is behind it: the supervisor sees to the rest. */
export function answerAlive(request: IncomingMessage, response: ServerResponse, isSecure: boolean): void {
  response.writeHead(200, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(alive.length),
    'Cache-Control',
    'no-store',
    ...securityHeaders('data', isSecure),
  ])
  response.end(request.method === 'HEAD' ? undefined : alive)
}
