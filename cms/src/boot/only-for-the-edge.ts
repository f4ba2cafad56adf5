import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

const shortestSecret = 32

/**
 * Answers only those who know the secret that stands before every path (`base`, as `/secret`), and shows the listener the
 * path without it. Nothing exists for anybody else on the machine. Throws where the secret is none.
 */
export function onlyForTheEdge(base: string, listener: RequestListener): RequestListener {
  if (base.length <= shortestSecret) throw new Error('CMS_URL has to end in the secret of this start')
  const expected = hashOf(base)
  return function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '' } = request
    const path = url.slice(base.length)
    if (!path.startsWith('/') || !timingSafeEqual(hashOf(url.slice(0, base.length)), expected)) {
      response.shouldKeepAlive = false
      return response.writeHead(404).end()
    }
    request.url = path
    return listener(request, response)
  }
}

/** Texts of any length are compared in the same time by these. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
