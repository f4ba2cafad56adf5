import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork, isOwnOrigin } from '@cyberluach/core/site/requests'
import { refuse, refusePage } from '../http/error-answer.ts'
import { costOfCall, costOfCame, costs } from '../guard/costs.ts'
import type { Guard } from '../guard/guard.ts'
import { answerWithoutHost, asksWhoIsThere } from '../http/request.ts'
import { panelPolicy } from '../http/headers.ts'
import type { Upstream } from './proxy.ts'
import { placeHeader, type Places } from '../http/client.ts'
import { readBody } from '../guard/bodies.ts'
import { isSignInStep, type Route } from '../http/route.ts'
import { hasSession, isSignedIn } from '../http/session.ts'
import type { Visitor } from '../http/visitor.ts'

const postLimitBytes = 512 * 1024
const adminLimitBytes = 6 * 1024 * 1024
/** More than a picture may have, so that the CMS says what is wrong in the editor's language. */
const pictureLimitBytes = 24 * 1024 * 1024

type CmsParts = {
  cms: Upstream
  publicUrl: string | null
  sessionKey: string
  guard: Guard
  /** Without it, nobody knows where a session was begun. */
  places?: Places
}
type CmsRoute = Route & { kind: 'api' | 'cms' }

/**
 * Answers what belongs to the CMS. Bodies of writes are read whole, up to their limit, before they are passed on, so
 * that the CMS never sees half a body; a read has none. While the CMS is away the answer is 503 and nothing was stored.
 */
export function createCmsAnswers({ cms, publicUrl, sessionKey, guard, places }: CmsParts) {
  const publicHost = publicUrl ? new URL(publicUrl).host : null
  return async function answerFromCms(
    request: IncomingMessage,
    response: ServerResponse,
    route: CmsRoute,
    query: string,
    visitor: Visitor,
  ): Promise<void> {
    const isStaff = isSignedIn(request.headers, sessionKey)
    const isSecure = publicUrl ? publicUrl.startsWith('https:') : visitor.isSecure
    if (isClosed(route, isStaff) || lacksCookie(route, request, sessionKey)) {
      if (asksWhoIsThere(request, route)) return answerWithoutHost(response, isSecure)
      return refuse(request, response, 'notFound')
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && takesReadsOnly(route)) {
      return refuse(request, response, 'methodNotAllowed', { allow: 'GET, HEAD' })
    }
    const isPanel = route.kind === 'cms' && route.surface === 'admin'
    if (isPanel && !isRead) {
      if (!isOwnOrigin(request.headers.origin, [visitor.host, publicHost]))
        return refuse(request, response, 'foreignOrigin')
      if (!isPanelCall(request)) return refuse(request, response, 'badRequest')
    }
    // Who is signed in has an account of their own, whoever else is behind the same address.
    const address = isStaff ? `staff ${visitor.address}` : clientNetwork(visitor.address)
    const hold = guard.bodies.hold(address, !isStaff)
    response.once('close', hold.release)
    const limit = isStaff ? limitOf(route) : costs.bodyBytes
    const body = isRead ? undefined : await readBody(request, limit, hold)
    if (body === null) return refuse(request, response, 'tooLarge')
    const surface = route.kind === 'api' ? 'data' : route.surface
    const requestedAt = performance.now()
    let status: number | null = null
    let total: string | undefined
    const forward = {
      target: route.path + query,
      requestedAt,
      onAnswer: ({ statusCode = 0, headers }: IncomingMessage) => {
        status = statusCode
        total = headers['x-total-count']?.toString()
      },
      visitor: { ...visitor, isSecure },
      surface,
      ...(body && { body }),
      ...(isPanel && { policy: panelPolicy(route.path) }),
      ...(isPanel && !isRead && { statusFor: callStatus }),
      ...(places && isSignInStep(route) && { place: placeHeader(places(visitor.address)) }),
    }
    const cost = costOfCall(request.method ?? 'GET', route, query, isStaff)
    const turn = { address, cost, isWanted: () => !response.destroyed }
    const passOn = () =>
      guard.inTurn(gateOf(route, cost), turn, () =>
        cms.forward(request, response, forward).finally(() => {
          if (cost > 0) guard.owe(address, costOfCame(route.path, query, { status, total }))
        }),
      )
    const statusSeen = () => status ?? (response.destroyed ? 'gone' : 'away')
    const answered = isRead || isStaff ? await passOn() : await guard.countingRefusals(address, passOn, statusSeen)
    if (answered || response.destroyed) return
    if (surface === 'admin') refusePage(request, response, 'unavailable')
    else refuse(request, response, 'unavailable')
  }
}

/** What does not exist for those who are not signed in. */
function isClosed(route: CmsRoute, isStaff: boolean): boolean {
  if (isStaff || route.kind === 'api') return false
  return route.needsSession || (route.path.startsWith('/_next/') && !route.path.startsWith('/_next/static/'))
}

/** A link waits for the site that it leads to: it keeps no list waiting, and no other call. */
function gateOf({ path }: CmsRoute, cost: number): 'links' | 'costlyCalls' | 'calls' {
  if (path === '/api/read-link') return 'links'
  return cost > 0 ? 'costlyCalls' : 'calls'
}

/** Payload's own calls are its panel's, which carries its session in a cookie; programs have the API. */
function lacksCookie(route: CmsRoute, { headers }: IncomingMessage, key: string): boolean {
  return route.kind === 'cms' && route.needsSession && !hasSession(headers.cookie, key)
}

/** Files: nothing is ever written there. */
function takesReadsOnly(route: CmsRoute): boolean {
  return route.kind === 'cms' && /^\/(?:_next|media)\//.test(route.path)
}

function limitOf(route: CmsRoute): number {
  if (route.kind === 'cms') {
    return route.path.startsWith('/cms/api/media') ? pictureLimitBytes : adminLimitBytes
  }
  if (route.path === '/api/pictures') return pictureLimitBytes
  return route.path === '/api/posts' || route.path.startsWith('/api/posts/') ? postLimitBytes : costs.bodyBytes
}

/** How the panel's framework numbers a function. */
const functionPattern = /^[0-9a-f]{42}$/

/** The two ways in which it writes arguments down. */
const argumentsPattern = /^(?:text\/plain;charset=utf-8|multipart\/form-data; ?boundary=[\w'()+,./:=?-]{1,70})$/i

/** Whether a request is a call of one of the panel's functions, as its own pages make it: they write in no other way. */
function isPanelCall({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'POST' &&
    functionPattern.test(String(headers['next-action'])) &&
    argumentsPattern.test(headers['content-type'] ?? '')
  )
}

/** The panel's functions answer for their own failures: a 500 comes of arguments that its framework could not read. */
function callStatus(status: number): number {
  return status === 500 ? 400 : status
}
