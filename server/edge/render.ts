import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { projectFolder } from '../config.ts'
import type { GivenTexts } from './texts.ts'

/**
 * How the edge calls the site: in process, by `app.render(request)` of the module that `server/adapter` builds. It
 * is the leanest way there is: no second HTTP parser, no stream, no made-up request and response objects.
 */
export type SiteApp = {
  render: (request: Request, options: RenderOptions) => Promise<Response>
  manifestData: { routes: SiteRoute[] }
}

/** An address of the site, or a pattern of addresses. */
export type SiteRoute = { route: string; type: string; pattern: RegExp }

type RenderOptions = {
  addCookieHeader: boolean
  clientAddress?: string
  routeData?: { route: string }
  /** What the site's middleware finds in its locals. */
  locals?: { givenTexts: Promise<GivenTexts> }
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

export async function loadSite(): Promise<SiteApp> {
  const entry = join(projectFolder, 'site/dist/server/entry.mjs')
  const { app } = (await import(pathToFileURL(entry).href)) as { app: SiteApp }
  return app
}

type RenderSetting = { clientAddress?: string; asNotFound?: boolean; givenTexts?: Promise<GivenTexts> }

/** Renders one page. `asNotFound` answers with the designed 404 page whatever the address. */
export async function renderPage(
  app: SiteApp,
  request: Request,
  { clientAddress, asNotFound = false, givenTexts }: RenderSetting = {},
): Promise<RenderedPage> {
  const notFound = asNotFound ? app.manifestData.routes.find(({ route }) => route === '/404') : undefined
  const response = await app.render(request, {
    addCookieHeader: true,
    ...(clientAddress && { clientAddress }),
    ...(notFound && { routeData: notFound }),
    ...(givenTexts && { locals: { givenTexts } }),
  })
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !forTheEdge.has(name)).map(withCharset),
    body: Buffer.from(await response.arrayBuffer()),
    keep: keepOf(response),
    incomplete: response.headers.has('x-incomplete'),
  }
}

function keepOf({ status, headers }: Response): RenderedPage['keep'] {
  const maxAge = /\bmax-age=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1]
  if (status !== 200 || !maxAge || headers.has('set-cookie') || headers.has('x-incomplete')) return null
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim())
  return { maxAgeMs: Number(maxAge) * 1000, tags: tags.filter(Boolean) }
}

function withCharset([name, value]: [string, string]): [string, string] {
  return name === 'content-type' && value === 'text/html' ? [name, 'text/html; charset=utf-8'] : [name, value]
}
