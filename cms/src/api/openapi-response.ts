import type { Services } from '../platform/services.ts'
import { tagOf } from './response.ts'
import { refused, type Refusal } from '../platform/outcome.ts'
import { matchesEtag } from '../platform/etag.ts'
import { isOwnServer, visitorAddress } from './visitor-address.ts'

type Written = { text: string; etag: string }

let written: Promise<Written> | null = null

/** The OpenAPI document: written once in the life of this process, and counted as a read like any other. */
export async function openApiAnswer({ headers }: Request, services: Services): Promise<Response | Refusal> {
  const address = visitorAddress(headers)
  if (address && !isOwnServer(headers, services.configuration.port)) {
    const wait = await services.limits.take('reads', address)
    if (wait !== null) return refused('tooMany', { retryAfter: wait })
  }
  written ??= write()
  const { text, etag } = await written
  const isKnown = matchesEtag(headers, etag)
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8', etag },
  })
}

/** Loaded when it is first asked for: most processes are never asked. */
async function write(): Promise<Written> {
  const [{ openApiDocument }, { version }] = await Promise.all([
    import('@cyberluach/api/openapi'),
    import('../platform/version.ts'),
  ])
  const text = JSON.stringify(openApiDocument(version))
  return { text, etag: tagOf(text) }
}
