import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, isCompressible } from './compress.ts'
import { encodingFor } from './encoding.ts'
import type { RenderedPage } from './render.ts'
import { reservedHeaders, securityHeaders, type Surface } from './security-headers.ts'

const smallest = 600

/** Writes a page that is nobody else's: compressed for this visitor, stored nowhere unless the page says otherwise. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  page: Pick<RenderedPage, 'status' | 'headers' | 'body'>,
  { surface = 'site', isSecure }: { surface?: Surface; isSecure: boolean },
): Promise<void> {
  const own = page.headers.filter(([name]) => !reservedHeaders.has(name) && name !== 'vary')
  const names = new Set(own.map(([name]) => name))
  const type = own.find(([name]) => name === 'content-type')?.[1] ?? ''
  const isWorthIt = page.body.length >= smallest && isCompressible(type) && !names.has('content-encoding')
  const encoding = isWorthIt
    ? encodingFor(request.headers['accept-encoding'] as string | undefined)
    : 'identity'
  const body = await compress(page.body, encoding)
  response.writeHead(page.status, [
    ...own.flat(),
    ...(names.has('cache-control') ? [] : ['Cache-Control', 'no-store']),
    ...securityHeaders(surface, isSecure, names),
    'Vary',
    'Accept-Encoding',
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(hasNoBody(page.status) ? [] : ['Content-Length', String(body.length)]),
  ])
  if (request.method === 'HEAD' || hasNoBody(page.status)) response.end()
  else response.end(body)
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304
}
