import { type Keys, type PageHit, visitBudget, type VisitMark } from './visit-budget.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork, isOwnOrigin } from '@cyberluach/core/site/requests'
import { readBeacon } from '@cyberluach/core/site/visits'
import { refuse } from '../http/error-answer.ts'
import { alone, type Peers } from '../peers.ts'
import { readBody } from '../guard/bodies.ts'
import { securityHeaders } from '../http/headers.ts'
import { hasSession } from '../http/session.ts'
import type { Visitor } from '../http/visitor.ts'
import { agentOf, type Places } from '../http/client.ts'
import { isDayKey } from '@cyberluach/core/dates/day-key'
import { pageAt } from '@cyberluach/core/site/pages'
import { withoutLanguage } from '../http/request.ts'
import type { SiteRoute } from '../render/render.ts'

/** One page of a batch as the database takes it: its first and last sign of life, in milliseconds. */
type PageOfBatch = ReturnType<typeof pageOf>

const longestMs = 10 * 60_000

/** How many of the hits from the front make one batch: at most `most`, and no longer than ten minutes together. */
export function batchLength(hits: readonly PageHit[], most: number): number {
  const begins = hits[0]?.at ?? 0
  const end = hits.findIndex(({ at }, index) => index >= most || Math.abs(at - begins) > longestMs)
  return end < 0 ? hits.length : end
}

/** The hits of a batch, one row for each page of each visitor. */
export async function pagesOf(
  hits: readonly PageHit[],
  keysOf: (hit: PageHit) => Promise<Keys>,
): Promise<PageOfBatch[]> {
  const pages = new Map<string, PageOfBatch>()
  for (const hit of hits) {
    const { key, previous } = await keysOf(hit)
    const known = pages.get(`${key} ${hit.page}`)
    if (!known) pages.set(`${key} ${hit.page}`, pageOf(hit, key, previous))
    else {
      known.first = Math.min(known.first, hit.at)
      known.last = Math.max(known.last, hit.at)
      known.load ??= hit.loadMs
    }
  }
  return [...pages.values()]
}

function pageOf({ at, page, path, loadMs, place, agent }: PageHit, key: string, previous: string | null) {
  const { device, browser, os } = agent
  return {
    key,
    ...(previous !== null && { previous }),
    page,
    path,
    first: at,
    last: at,
    load: loadMs,
    ...place,
    device,
    browser,
    os,
  }
}

type BeaconParts = {
  add: (hit: PageHit) => void
  places: Places
  /** Whether a path may be that of a page of ours: of others nothing is counted. */
  isPage: (path: string) => boolean
  publicUrl: string | null
  sessionKey: string
  rateLimitScale: number
  /** How many processes take pulses, each its share. */
  workers?: number
  /** The others. */
  peers?: Peers<VisitMark>
  now?: () => number
}

export type TakeBeacon = (request: IncomingMessage, response: ServerResponse, visitor: Visitor) => Promise<void>

const bodyLimitBytes = 2048
/** Six for each of 300 people behind one address: a view, how long it took, and a sign of life every 15 seconds. */
const perMinute = 1800

/** Takes `POST /api/pulse`. What is well-formed is answered 204, whether or not it counts. */
export function createTakeBeacon(parts: BeaconParts): TakeBeacon {
  const { add, places, isPage, publicUrl, sessionKey, rateLimitScale, now = Date.now } = parts
  const { workers = 1, peers = alone() } = parts
  const publicHost = publicUrl ? new URL(publicUrl).host : null
  const take = limitByAddress(Math.max(1, Math.round((perMinute * rateLimitScale) / workers)), now)
  const counts = visitBudget(rateLimitScale, now, peers)

  return async function takeBeacon(request, response, { address, host, isSecure }) {
    const { headers } = request
    if (!isOwnOrigin(headers.origin, [host, publicHost])) return refuse(request, response, 'foreignOrigin')
    const network = clientNetwork(address)
    const wait = take(network)
    if (wait !== null) return refuse(request, response, 'tooMany', { retryAfter: wait })
    if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
      return refuse(request, response, 'unsupportedType')
    const at = now()
    const body = await readBody(request, bodyLimitBytes)
    if (!body) return refuse(request, response, 'tooLarge')
    const json = parsed(body)
    if (json === undefined) return refuse(request, response, 'badRequest')
    const beacon = readBeacon(json)
    if (!beacon) return refuse(request, response, 'invalid')

    const agent = agentOf(headers['user-agent'])
    const { page, path, loadMs } = beacon
    const isVisit = !refusesCounting(request) && !agent.isBot && !hasSession(headers.cookie, sessionKey)
    if (isVisit && isPage(path) && counts(network, `${address} ${agent.text}`, page))
      add({ at, address, agent, place: places(address), page, path, loadMs })
    response.writeHead(204, ['Cache-Control', 'no-store', ...securityHeaders('data', isSecure)]).end()
  }
}

/** Do Not Track, Global Privacy Control. */
function refusesCounting({ headers }: IncomingMessage): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const windowMs = 60_000
const mostAddresses = 100_000

/**
 * Counts calls of one address within a minute, in memory: addresses are forgotten when their minute is over. Answers
 * the seconds to wait where one is too many, else null.
 */
export function limitByAddress(perMinute: number, now: () => number = Date.now): (address: string) => number | null {
  const counts = new Map<string, number>()
  let ends = 0
  return function take(address) {
    const instant = now()
    if (instant >= ends || counts.size >= mostAddresses) {
      counts.clear()
      ends = instant + windowMs
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > perMinute ? Math.max(1, Math.ceil((ends - instant) / 1000)) : null
  }
}

/** Routes of the framework's own, and of what it shows where there is no page. */
const isNoPage = /^\/(?:404|500|_server-islands\/.*)$/

/**
 * Tells whether a path, as it is counted, may be that of a page: the site has a route for it, and a day in it exists.
 * Whether there is a post of that name only the CMS knows.
 */
export function sitePaths(routes: readonly SiteRoute[]): (path: string) => boolean {
  const pages = routes.filter(({ type, route }) => type === 'page' && !isSilent(route))
  return (path) => {
    const [plain = ''] = path.split('?')
    const day = /\/day\/([^/]+)$/.exec(plain)?.[1]
    return pages.some(({ pattern }) => pattern.test(plain)) && (day === undefined || isDayKey(day))
  }
}

/** Nothing is reported of who visits these, so that whoever tells of them makes it up. */
function isSilent(route: string): boolean {
  const page = pageAt(withoutLanguage(route))
  return isNoPage.test(route) || page?.isDoor === true || page?.isPrivate === true
}
