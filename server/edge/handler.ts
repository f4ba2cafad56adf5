import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork } from '@cyberluach/core/site/requests'
import { adminDoor } from './http/session.ts'
import { sendVariant, variantFor, type Answer } from './http/response.ts'
import { createCmsAnswers } from './proxy/cms-answers.ts'
import { logLine as tellLog } from './peers.ts'
import { refuse, refusePage, answerOwn } from './http/error-answer.ts'
import { cachedList, createListAnswers } from './render/list-answers.ts'
import type { Guard } from './guard/guard.ts'
import { TurnedAway } from './guard/rejected-writes.ts'
import { createTurns } from './guard/fair-gate.ts'
import { metricsPath, type MetricsAnswer } from './metrics/edge-metrics.ts'
import type { CachedReads } from './cache/cached-reads.ts'
import { createOrigins, namesOneHost, visitorAddress, visitorOf, type Visitor } from './http/visitor.ts'
import { createPageAnswers } from './render/page-answers.ts'
import type { PageServer } from './render/page-server.ts'
import type { ReadTimeout, Upstream } from './proxy/proxy.ts'
import type { Places } from './http/client.ts'
import { answerPreflight, isPreflight, requestId } from './http/request.ts'
import type { TakeBeacon } from './visits/take-beacon.ts'
import type { SiteApp } from './render/render.ts'
import { cleanPath, routeOf, type Route } from './http/route.ts'
import { securityHeaders } from './http/headers.ts'
import type { Texts } from './cache/texts.ts'

export type EdgeParts = {
  site: SiteApp
  files: Map<string, Answer>
  pages: PageServer
  /** Lists of events, cached beside the pages so that neither pushes the other out. */
  lists: PageServer
  guard: Guard
  cms: Upstream
  publicUrl: string | null
  /** `host:port` that the server listens on: requests to it need no further look at their Host. */
  ownHost: string
  loginPath: string
  trustedProxies: number
  sessionKey: string
  takeBeacon: TakeBeacon
  /** Without it, nobody knows where a session was begun. */
  places?: Places
  /** Without it, the site shows its built-in texts or reads them itself. */
  texts?: Texts
  /** Without it, the site reads the API itself. */
  reads?: CachedReads
  /** How long pages wait for the CMS, where it is not as long as visitors do. */
  readTimeout?: ReadTimeout
  /** Told of each request that memory does not answer. */
  watch?: (request: IncomingMessage, response: ServerResponse) => void
  /** Without it, nobody sees figures. */
  metrics?: MetricsAnswer
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Answers every request of the one port. */
export function createHandler(parts: EdgeParts) {
  const { pages, lists, files, guard } = parts
  const origins = createOrigins(parts)
  const inTurn = createTurns()
  const answerPage = createPageAnswers({ ...parts, origins })
  const answerList = createListAnswers({ ...parts, origins })
  const answerFromCms = createCmsAnswers(parts)
  const health = createHealthAnswers(parts.cms)

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const wait = guard.waitOf(clientNetwork(visitorAddress(request, parts.trustedProxies)))
    if (wait === 0) return begin(request, response)
    if (wait === null) return refuseAndClose(request, response)
    setTimeout(() => response.destroyed || begin(request, response), wait)
  }

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? ''
    if (request.method === 'GET' && origins.isOurHost(request.headers.host) && namesOneHost(request)) {
      const page = pages.cache.fresh(url)
      if (page !== undefined) return pages.servePage(request, response, page)
      const list = lists.cache.fresh(url)
      if (list !== undefined) return lists.servePage(request, response, list)
    }
    parts.watch?.(request, response)
    request.headers['x-request-id'] = requestId(request.headers['x-request-id'])
    inTurn(() => {
      if (!response.destroyed) answer(request, response, url).catch((error: Error) => fail(request, response, error))
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const visitor = visitorOf(request, parts.trustedProxies)
    const [rawPath = '', query = ''] = splitOnce(url)
    const clean = cleanPath(rawPath)
    if (!visitor || !namesOneHost(request) || (!clean.ok && clean.redirect === null))
      return refuse(request, response, 'badRequest')
    if (!knownMethods.has(request.method ?? ''))
      return refuse(request, response, 'methodNotAllowed', { allow: 'GET, HEAD, POST' })
    if (!clean.ok) return redirect(response, clean.redirect + query, 308, visitor)
    const file = files.get(clean.path)
    if (file && isRead(request)) return sendVariant(request, response, variantFor(request, file) ?? file.identity)
    if (!isAdmitted(request, response, visitor)) return
    if (health.isFor(clean.path) && isRead(request))
      return health.answer(request, response, { path: clean.path, isSecure: origins.isSecure(visitor) })
    if (clean.path === metricsPath && isRead(request) && parts.metrics?.isFor(request))
      return parts.metrics.answer(request, response)
    if (isPreflight(request, clean.path)) return answerPreflight(response, origins.isSecure(visitor))
    const route = routeOf(clean.path, parts.loginPath)
    const { method, headers } = request
    const door = adminDoor({ method, path: clean.path, query, cookie: headers.cookie }, parts)
    if (door.kind === 'redirect') return redirect(response, door.path, 302, visitor)
    if (door.kind === 'notFound') return refuse(request, response, 'notFound')
    if (route.kind === 'notFound') return refuse(request, response, 'notFound')
    if (route.kind === 'page') return answerPage(request, response, route, query, visitor)
    if (isBeacon(request, route)) return parts.takeBeacon(request, response, visitor)
    const list = isRead(request) ? cachedList(route.path, query) : null
    if (list) return answerList(request, response, list, visitor)
    return answerFromCms(request, response, route, query, visitor)
  }

  /** Whether there is room for the request; where there is none, that is answered. */
  function isAdmitted(request: IncomingMessage, response: ServerResponse, visitor: Visitor): boolean {
    const admitted = guard.admit(request.socket, response, clientNetwork(visitor.address))
    if (admitted === 'yes') return true
    if (admitted === 'never') return false
    if (admitted === 'last') refuseAndClose(request, response)
    else refuse(request, response, 'busy')
    return false
  }

  function redirect(response: ServerResponse, location: string, status: number, visitor: Visitor): void {
    const caching = ['Cache-Control', status === 308 ? 'max-age=3600' : 'no-store']
    response.writeHead(status, [
      'Location',
      location,
      'Content-Length',
      '0',
      ...caching,
      ...securityHeaders('data', origins.isSecure(visitor)),
    ])
    response.end()
  }
}

function refuseAndClose(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  refuse(request, response, 'busy')
}

/** What failed or was turned away, in the shape that who asked reads: a page for people, data for programs. */
function fail(request: IncomingMessage, response: ServerResponse, error: Error): void {
  // Not the request: one that was read to its end is destroyed, too, and waits for its answer.
  if (response.destroyed) return
  const tell = /^\/(?:api|cms|events\.ics)(?:[/?]|$)/.test(request.url ?? '') ? refuse : refusePage
  if (error instanceof TurnedAway) return tell(request, response, error.code, { retryAfter: error.retryAfter })
  const id = requestId(request.headers['x-request-id'])
  tellLog('error', 'a request failed', { requestId: id, err: error })
  if (!response.headersSent) response.setHeader('X-Request-Id', id)
  tell(request, response, 'internal')
}

/** The visit beacon, which the CMS never sees. */
export function isBeacon({ method }: IncomingMessage, route: Route): boolean {
  return method === 'POST' && route.kind === 'api' && route.path === '/api/pulse'
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** So that an answer comes within two seconds, whatever hangs. */
const limitMs = 1800
const type = 'application/json; charset=utf-8'

/** That this process answers, whatever is behind it: the supervisor sees to the rest. */
const alivePath = '/api/health/live'
/** What the CMS is asked for: whether it answers itself, and whether its database does, too. */
const checkedPaths = new Set(['/api/health/cms', '/api/health/ready', '/api/health'])

/** Answers who asks how we are, also where the CMS is silent. Many who ask at once are answered by one question. */
export function createHealthAnswers(cms: Upstream) {
  const underWay = new Map<string, Promise<boolean>>()

  return {
    isFor: (path: string): boolean => path === alivePath || checkedPaths.has(path),

    async answer(
      request: IncomingMessage,
      response: ServerResponse,
      { path, isSecure }: { path: string; isSecure: boolean },
    ): Promise<void> {
      const isWell = path === alivePath || (await (underWay.get(path) ?? ask(path)))
      if (response.destroyed) return
      const body = Buffer.from(JSON.stringify({ status: isWell ? 'ok' : 'unavailable' }))
      answerOwn(request, response, { status: isWell ? 200 : 503, type, body, isSecure })
    },
  }

  function ask(path: string): Promise<boolean> {
    const answer = cms.read(path, { accept: 'application/json' }, limitMs).then(
      ({ status }) => status === 200,
      () => false,
    )
    underWay.set(path, answer)
    return answer.finally(() => underWay.delete(path))
  }
}
