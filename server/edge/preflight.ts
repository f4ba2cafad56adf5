import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOpenRead, openReadHeader } from '@cyberluach/core/site/requests'
import { securityHeaders } from './security-headers.ts'

/** Whether a browser asks whether a page of another origin may read what is open to all. */
export function isPreflight({ method }: IncomingMessage, path: string): boolean {
  return method === 'OPTIONS' && isOpenRead(path)
}

/** It may, without anybody's name; the browser need not ask again for a day. Nobody behind is asked. */
export function answerPreflight(response: ServerResponse, isSecure: boolean): void {
  response.writeHead(204, [
    ...openReadHeader,
    'Access-Control-Allow-Methods',
    'GET, HEAD',
    'Access-Control-Allow-Headers',
    'If-None-Match',
    'Access-Control-Max-Age',
    '86400',
    ...securityHeaders('data', isSecure),
  ])
  response.end()
}
