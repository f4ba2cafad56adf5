import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendVariant, variantFor, type Answer } from './answer.ts'
import { createCmsAnswers } from './cms-answers.ts'
import { refuse, refusePage } from './error-answer.ts'
import { isForeign } from './origin-check.ts'
import type { PageCache } from './page-cache.ts'
import type { createPageServer } from './page-server.ts'
import type { Upstream } from './proxy.ts'
import type { TakePulse } from './pulse/take-pulse.ts'
import { pageTarget, takesAnyOrigin, watchedPath } from './query.ts'
import { renderPage, type SiteApp } from './render.ts'
import { readBody } from './request-body.ts'
import { cleanPath, routeOf, type Route } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { sendOnce } from './send-once.ts'
import type { Texts } from './texts.ts'
import { visitorOf, type Visitor } from './visitor.ts'

export type EdgeParts = {
  site: SiteApp
  files: Map<string, Answer>
  cache: PageCache
  pages: ReturnType<typeof createPageServer>
  cms: Upstream
  publicUrl: string | null
  /** `host:port` that the server listens on: requests to it need no further look at their Host. */
  ownHost: string
  loginPath: string
  trustedProxies: number
  sessionKey: string
  takePulse: TakePulse
  /** Without it, the site shows its built-in texts or reads them itself. */
  texts?: Texts
}

const formLimitBytes = 64 * 1024

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Answers every request of the one port. */
export function createHandler(parts: EdgeParts) {
  const { cache, pages, files, ownHost, trustedProxies } = parts
  const publicHost = parts.publicUrl ? new URL(parts.publicUrl).host : null
  const isOnePlace = publicHost !== null
  const answerFromCms = createCmsAnswers(parts)

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? ''
    if (request.method === 'GET' && (isOnePlace || request.headers.host === ownHost)) {
      const page = cache.fresh(url)
      if (page !== undefined) return pages.servePage(request, response, page)
    }
    answer(request, response, url).catch((error) => fail(request, response, error))
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const visitor = visitorOf(request, trustedProxies)
    const [rawPath = '', query = ''] = splitOnce(url)
    const clean = cleanPath(rawPath)
    if (!visitor || (!clean.ok && clean.redirect === null)) return refuse(request, response, 'badRequest')
    if (!knownMethods.has(request.method ?? '')) return refuseMethod(response, visitor)
    if (!clean.ok) return redirect(response, clean.redirect + query, 308, visitor)
    const file = files.get(clean.path)
    if (file && isRead(request))
      return sendVariant(request, response, variantFor(request, file) ?? file.identity)
    const route = routeOf(clean.path, parts.loginPath)
    if (route.kind === 'redirect') return redirect(response, route.path, 302, visitor)
    if (route.kind === 'notFound') return refuse(request, response, 'notFound')
    if (route.kind === 'page') return answerPage(request, response, route, query, visitor)
    if (isPulse(request, route)) return parts.takePulse(request, response, visitor)
    return answerFromCms(request, response, route, query, visitor)
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route & { kind: 'page' },
    query: string,
    visitor: Visitor,
  ): Promise<void> {
    if (request.method === 'POST') return answerForm(request, response, route, query, visitor)
    if (!isRead(request)) return refuseMethod(response, visitor)
    const { target, mayKeep } = pageTarget(route.path, new URLSearchParams(query))
    const origin = originOf(visitor)
    const isSecure = origin.startsWith('https:')
    const isWatched = route.path === watchedPath
    const key = isWatched
      ? `visit ${randomUUID()}`
      : keyOf(route, target, isOnePlace || visitor.host === ownHost ? '' : origin)
    const known = mayKeep ? cache.fresh(key) : undefined
    if (known) return pages.servePage(request, response, known)
    const render = () => {
      const asked = new Request(origin + target, { headers: { accept: 'text/html' } })
      const clientAddress = isWatched ? { clientAddress: visitor.address } : {}
      return renderPage(parts.site, asked, { asNotFound: route.asNotFound, ...clientAddress, ...texts() })
    }
    await pages.serve(request, response, { key, mayKeep: mayKeep && !route.asNotFound, isSecure, render })
  }

  /** A form without scripts: handed to its page, stored nowhere. */
  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route & { kind: 'page' },
    query: string,
    visitor: Visitor,
  ): Promise<void> {
    if (!takesAnyOrigin(route.path) && isForeign(request.headers.origin, visitor.host, publicHost))
      return refusePage(request, response, 'foreignOrigin')
    const body = await readBody(request, formLimitBytes)
    if (!body) return refusePage(request, response, 'tooLarge')
    const origin = originOf(visitor)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value))
    headers.set('x-forwarded-for', visitor.address)
    const asked = new Request(origin + route.path + query, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    const options = { clientAddress: visitor.address, asNotFound: route.asNotFound, ...texts() }
    const page = await renderPage(parts.site, asked, options)
    const noStore = page.headers.filter(([name]) => name !== 'cache-control')
    await sendOnce(request, response, { ...page, headers: noStore }, origin.startsWith('https:'))
  }

  /** Asked for at the moment a render begins, so that they are no older than what it may be kept for. */
  function texts() {
    return parts.texts ? { givenTexts: parts.texts.current() } : {}
  }

  function originOf({ host, isSecure }: Visitor): string {
    return parts.publicUrl ?? `${isSecure ? 'https' : 'http'}://${host}`
  }

  function redirect(response: ServerResponse, location: string, status: number, visitor: Visitor): void {
    const isSecure = originOf(visitor).startsWith('https:')
    const caching = ['Cache-Control', status === 308 ? 'max-age=3600' : 'no-store']
    response.writeHead(status, [
      'Location',
      location,
      'Content-Length',
      '0',
      ...caching,
      ...securityHeaders('data', isSecure),
    ])
    response.end()
  }
}

function refuseMethod(response: ServerResponse, visitor: Visitor): void {
  const headers = [
    'Allow',
    'GET, HEAD, POST',
    'Content-Length',
    '0',
    ...securityHeaders('data', visitor.isSecure),
  ]
  response.writeHead(405, headers).end()
}

function fail(request: IncomingMessage, response: ServerResponse, error: Error): void {
  if (request.destroyed || response.destroyed) return
  console.error(error)
  refusePage(request, response, 'internal')
}

/**
 * The plain target at our own host, so that its lookup costs nothing. Other keys hold a space, which no request line can:
 * those of other hosts, and those of pages that the outside must not find.
 */
function keyOf({ asNotFound }: Route & { kind: 'page' }, target: string, origin: string): string {
  if (asNotFound) return `404 ${origin}${target}`
  return origin ? `${origin} ${target}` : target
}

/** The visit beacon, which the CMS never sees. */
export function isPulse({ method }: IncomingMessage, route: Route): boolean {
  return method === 'POST' && route.kind === 'api' && route.path === '/api/pulse'
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
