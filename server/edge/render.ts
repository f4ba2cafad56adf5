import type { KeptReads } from './kept-reads.ts'
import type { GivenTexts } from './texts.ts'

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
  /** A page that is told no address of a visitor can read none. */
  clientAddress?: string
  /** Answers with the designed 404 page whatever the address. */
  asNotFound?: boolean
  givenTexts?: Promise<GivenTexts>
  givenReads?: KeptReads
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
export async function renderPage(
  app: SiteApp,
  request: Request,
  options: RenderOptions = {},
): Promise<RenderedPage> {
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
