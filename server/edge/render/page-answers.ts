import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork, isOwnOrigin } from '@cyberluach/core/site/requests'
import { watchedPath } from '@cyberluach/core/site/pages'
import { refuse, refusePage } from '../http/error-answer.ts'
import { costs, costOfPage } from '../guard/costs.ts'
import type { Guard } from '../guard/guard.ts'
import type { CachedReads } from '../cache/cached-reads.ts'
import type { Origins, Visitor } from '../http/visitor.ts'
import type { PageServer } from './page-server.ts'
import { formTimeout, pageReadTimeout, withReadTimeout, type ReadTimeout } from '../proxy/proxy.ts'
import { pageTarget, allowsCrossOriginPost } from '../http/request.ts'
import { renderPage, type SiteApp, sendOnce } from './render.ts'
import { readBody } from '../guard/bodies.ts'
import type { Route } from '../http/route.ts'
import type { Texts } from '../cache/texts.ts'

type PageParts = {
  site: SiteApp
  pages: PageServer
  guard: Guard
  origins: Origins
  publicUrl: string | null
  texts?: Texts
  reads?: CachedReads
  readTimeout?: ReadTimeout
}

/** Stands among the addresses for what the edge does of its own accord. */
const ownWork = 'edge'

type PageRoute = Route & { kind: 'page' }

/** Answers pages of the site, and forms that are posted to them without scripts. */
export function createPageAnswers(parts: PageParts) {
  const { site, pages, guard, origins, publicUrl, texts, reads, readTimeout = pageReadTimeout } = parts
  const publicHost = publicUrl ? new URL(publicUrl).host : null

  return async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    route: PageRoute,
    query: string,
    visitor: Visitor,
  ): Promise<void> {
    if (request.method === 'POST') return answerForm(request, response, route, query, visitor)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, 'methodNotAllowed', { allow: 'GET, HEAD, POST' })
    const { target, mayKeep } = pageTarget(route.path, new URLSearchParams(query))
    const isWatched = route.path === watchedPath
    const key = isWatched ? `visit ${randomUUID()}` : origins.keyOf(visitor, target, route)
    const known = mayKeep ? pages.cache.fresh(key) : undefined
    if (known) return pages.servePage(request, response, known)
    const address = clientNetwork(visitor.address)
    const cost = costOfPage(route.path)
    const url = origins.originOf(visitor) + target
    const renderFor = (requestedAt: number) =>
      withReadTimeout(readTimeout, requestedAt, (deadline) => {
        const clientAddress = isWatched ? { clientAddress: visitor.address } : {}
        const options = { asNotFound: route.asNotFound, ...clientAddress, deadline, ...localsOf(deadline) }
        return renderPage(site, new Request(url, { headers: { accept: 'text/html' } }), options)
      })
    const requestedAt = performance.now()
    await pages.serve(request, response, {
      key,
      mayKeep: mayKeep && !route.asNotFound,
      isSecure: origins.isSecure(visitor),
      render: (isWanted) => guard.inTurn('renders', { address, cost, isWanted }, () => renderFor(requestedAt)),
      renderAhead: () => guard.inTurn('renders', { address: ownWork }, () => renderFor(performance.now())),
    })
  }

  /** A form without scripts: handed to its page, stored nowhere. */
  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    route: PageRoute,
    query: string,
    visitor: Visitor,
  ): Promise<void> {
    if (
      !allowsCrossOriginPost(route.path) &&
      !isOwnOrigin(request.headers.origin, [visitor.host, publicHost], request.headers['sec-fetch-site'])
    )
      return refusePage(request, response, 'foreignOrigin')
    const address = clientNetwork(visitor.address)
    const hold = guard.bodies.hold(address, true)
    response.once('close', hold.release)
    const body = await readBody(request, costs.bodyBytes, hold)
    if (!body) return refusePage(request, response, 'tooLarge')
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value))
    headers.set('x-forwarded-for', visitor.address)
    const requestedAt = performance.now()
    const render = () => {
      const url = origins.originOf(visitor) + route.path + query
      const posted = new Request(url, { method: 'POST', headers, body: new Uint8Array(body) })
      const options = { clientAddress: visitor.address, asNotFound: route.asNotFound, ...localsOf() }
      return withReadTimeout(formTimeout, requestedAt, () => renderPage(site, posted, options))
    }
    const page = await guard.countingRefusals(
      address,
      () => guard.inTurn('forms', { address, cost: costOfPage(route.path) }, render),
      ({ status }) => status,
    )
    const noStore = page.headers.filter(([name]) => name !== 'cache-control')
    await sendOnce(request, response, { ...page, headers: noStore }, { isSecure: origins.isSecure(visitor) })
  }

  /** Asked for at the moment a render begins, so that they are no older than what it may be cached for. */
  function localsOf(deadline?: AbortSignal) {
    const givenReads = reads && ((target: string) => reads(target, deadline))
    return { ...(texts && { givenTexts: texts.current(deadline) }), ...(givenReads && { givenReads }) }
  }
}
