import type { CachedReads } from '../cache/cached-reads.ts'
import type { CurrentTexts } from '../cache/texts.ts'
import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, isCompressible, encodingFor } from '../http/compression.ts'
import { reservedHeaders, securityHeaders, type Surface } from '../http/headers.ts'

/**
 * How the edge calls the site: with a request that is made up for it, so that a page cannot vary by its visitor.
 * `built-site.ts` calls the one that is built.
 */
export type SiteApp = {
  render: (request: Request, options: RenderOptions) => Promise<SiteAnswer>
  routes: SiteRoute[]
}

/** What is read of a Response. Pages are large: one that is whole already is not put into it and copied out again. */
export type SiteAnswer = { status: number; headers: Headers; bytes: () => Promise<Uint8Array> }

/** An address of the site, or a pattern of addresses. */
export type SiteRoute = { route: string; type: string; pattern: RegExp }

export type RenderOptions = {
  /** A page that gets no address of a visitor can read none. */
  clientAddress?: string
  /** Answers with the designed 404 page whatever the address. */
  asNotFound?: boolean
  givenTexts?: Promise<CurrentTexts>
  givenReads?: CachedReads
  /** Ends what the page reads besides. */
  deadline?: AbortSignal
}

/** What a page answered, whole. */
export type RenderedPage = {
  status: number
  /** Small letters; without those that are for the edge alone. */
  headers: [string, string][]
  body: Buffer
  /** null: never to be stored. */
  keep: { maxAgeMs: number; tags: string[] } | null
  /** A read from the CMS failed, so that something is missing. */
  incomplete: boolean
}

const forTheEdge = new Set(['cdn-cache-control', 'cache-tag', 'x-incomplete', 'content-length'])

/** Renders one page. */
export async function renderPage(app: SiteApp, request: Request, options: RenderOptions = {}): Promise<RenderedPage> {
  const response = await app.render(request, options)
  if (response.status === 500 && !response.headers.has('content-type'))
    throw new Error(`The site could not answer ${request.method} ${new URL(request.url).pathname}`)
  const bytes = await response.bytes()
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !forTheEdge.has(name)).map(withCharset),
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    keep: keepOf(response),
    incomplete: response.headers.has('x-incomplete'),
  }
}

function keepOf({ status, headers }: SiteAnswer): RenderedPage['keep'] {
  const maxAge = /\bmax-age=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1]
  if (status !== 200 || !maxAge || headers.has('set-cookie') || headers.has('x-incomplete')) return null
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim())
  return { maxAgeMs: Number(maxAge) * 1000, tags: tags.filter(Boolean) }
}

function withCharset([name, value]: [string, string]): [string, string] {
  return name === 'content-type' && value === 'text/html' ? [name, 'text/html; charset=utf-8'] : [name, value]
}

/** What pages of one answer leave out (`site/src/markup-cache/held-back.ts`), under a name that no text can hold. */
export type HeldBack = { name: string; parts: (string | Buffer)[] }

/** The same for all edges of one secret: Astro names an island by what it holds, and so a page by its marks. */
export function markName(secret: string): string {
  return `held-back-${createHmac('sha256', secret).update('held back').digest('hex')}`
}

const end = Buffer.from('-->')

/** A page with the markup that it held back where its marks stand, theirs among it. */
export function filled(page: Buffer, heldBack: HeldBack): Buffer {
  if (heldBack.parts.length === 0) return page
  return Buffer.concat([...piecesOf(page, heldBack, Buffer.from(`<!--${heldBack.name}:`))])
}

function* piecesOf(page: Buffer, heldBack: HeldBack, begin: Buffer): Iterable<Buffer> {
  let from = 0
  for (let mark = page.indexOf(begin); mark >= 0; mark = page.indexOf(begin, from)) {
    const closing = page.indexOf(end, mark)
    const part = heldBack.parts[Number(page.toString('latin1', mark + begin.length, closing))]
    if (part === undefined) throw new Error('A page names markup that it did not hold back')
    yield page.subarray(from, mark)
    // What is bytes already was finished before this page.
    if (typeof part === 'string') yield* piecesOf(Buffer.from(part), heldBack, begin)
    else yield part
    from = closing + end.length
  }
  yield page.subarray(from)
}

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
  const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding'] as string | undefined) : 'identity'
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
