import type { Route } from '../http/route.ts'
import { callCosts, costOfEvents, eventsRequested, pageCosts, type Cost } from './cost-table.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * What a request may cost before it is served, in one place. "Address" is an IPv4 address or the first 64 bits of an
 * IPv6 one; "at work" is what was begun and is not over. Why each figure is what it is: docs/security.md.
 */
export const costs = {
  /** Of a request's line and headers together. */
  headerBytes: 8 * kilobyte,
  /** What of a User-Agent is passed on: longer ones are nobody's, and patterns run over them. */
  userAgentLength: 400,

  connections: 12_000,
  connectionsOfAddress: 2048,
  /** At work at once; what comes pipelined beyond it ends the connection. */
  requestsOfConnection: 16,
  requestsOfAddress: 512,
  /** Without a byte in either direction, so that a reader who stops holds nothing for longer. */
  quietMs: 30_000,
  /** For a turn, and for the beginning of an answer of the CMS: who waits is told so before the connection is quiet. */
  turnMs: 12_000,
  answerMs: 28_000,

  /**
   * Requests of any kind of one address: so many at once, then so many a second. What comes faster waits, at the longest
   * so long. A page and its files are some ten.
   */
  pace: { burst: 1000, perSecond: 500, longestMs: 4000 },
  /** Kept answers that are longer go out in turn, since the system copies megabytes of each at once. */
  largeAnswerBytes: 256 * kilobyte,
  largeAnswers: { atWork: 64, atWorkOfAddress: 16, waiting: 1024, waitingOfAddress: 256 },

  /** Bodies of strangers. Who is signed in may send more: see `cms-answers.ts`. */
  bodyBytes: 64 * kilobyte,
  bodyBytesOfAddress: 16 * megabyte,
  bodyBytesAtWork: 96 * megabyte,

  /** Pages made by this process, one core: a render holds it for some 20 to 60 ms. */
  renders: { atWork: 6, atWorkOfAddress: 1, waiting: 256, waitingOfAddress: 64 },
  /** The same for forms without scripts, which wait for what the CMS does with them: for a page that it reads, seconds. */
  forms: { atWork: 6, atWorkOfAddress: 1, waiting: 64, waitingOfAddress: 16 },
  /** Calls passed on to the CMS. */
  calls: { atWork: 128, atWorkOfAddress: 16, waiting: 1024, waitingOfAddress: 256 },
  /** Those that have a cost in `cost-table.ts`: long lists of events, the panel's pages for strangers. */
  costlyCalls: { atWork: 3, atWorkOfAddress: 1, waiting: 64, waitingOfAddress: 16 },
  /** Those that have the CMS read a page of anywhere: seconds of waiting, and then up to half a second of its work. */
  links: { atWork: 16, atWorkOfAddress: 2, waiting: 64, waitingOfAddress: 16 },

  /**
   * What one address may ask that is in no cache, in pages: 300 at once (a hall of people opening the calendar), five a
   * second for as long as it likes. What a page and a call cost: `cost-table.ts`.
   */
  uncached: { burst: 300, perSecond: 5 },
  /**
   * Writes of one address that are refused for what they say: more than a hall of people mistypes. When they are used
   * up, its next ones are refused unread.
   */
  rejectedWrites: { burst: 60, perSecond: 0.1 },

  /** Of finished pages, and of lists of events, with their compressed forms. */
  pageCacheBytes: 32 * megabyte,
  listCacheBytes: 24 * megabyte,
  /** Of answers of the API that pages are made of, as they were sent. */
  cachedReadBytes: 2 * megabyte,
} as const

export type GateSize = {
  readonly atWork: number
  readonly atWorkOfAddress: number
  readonly waiting: number
  readonly waitingOfAddress: number
}

/** What a gate with room for a single piece of work per process still lets in. */
const least = 1

/**
 * The costs of one of so many workers, so that all of them together keep to what `costs` says. The system spreads
 * connections evenly over them. What is a matter of one process and its core (renders, what one connection brings, the
 * caches) stays as it is.
 */
export function dividedCosts(workers: number) {
  const share = (figure: number) => Math.max(least, Math.floor(figure / workers))
  const gate = (size: GateSize): GateSize => ({
    atWork: share(size.atWork),
    atWorkOfAddress: share(size.atWorkOfAddress),
    waiting: share(size.waiting),
    waitingOfAddress: share(size.waitingOfAddress),
  })
  return {
    requestsOfConnection: costs.requestsOfConnection,
    requestsOfAddress: share(costs.requestsOfAddress),
    connections: share(costs.connections),
    connectionsOfAddress: share(costs.connectionsOfAddress),
    quietMs: costs.quietMs,
    turnMs: costs.turnMs,
    // A picture of the panel has to fit.
    bodyBytesAtWork: Math.max(costs.bodyBytesAtWork / workers, costs.bodyBytesAtWork / 3),
    bodyBytesOfAddress: share(costs.bodyBytesOfAddress),
    pace: {
      burst: costs.pace.burst / workers,
      perSecond: costs.pace.perSecond / workers,
      longestMs: costs.pace.longestMs,
    },
    uncached: { burst: costs.uncached.burst / workers, perSecond: costs.uncached.perSecond / workers },
    renders: costs.renders,
    forms: costs.forms,
    calls: gate(costs.calls),
    costlyCalls: gate(costs.costlyCalls),
    links: gate(costs.links),
    largeAnswers: gate(costs.largeAnswers),
  }
}

const callRow = finderOf<Cost>(callCosts)
const pageRow = finderOf<number>(pageCosts)

/** Of the site; an address of none is answered by one all the same. */
const onePage = 1
/** Of the panel, for strangers. */
const panelPage = 1

/**
 * What a call to the CMS costs, in pages (`cost-table.ts`); 0 for one that costs next to nothing, or whose session answers
 * for it.
 */
export function costOfCall(
  method: string,
  route: Route & { kind: 'api' | 'cms' },
  query: string,
  isStaff: boolean,
): number {
  if (isStaff) return 0
  if (route.kind === 'cms') return route.surface === 'admin' ? panelPage : 0
  const cost = callRow(`${method === 'HEAD' ? 'GET' : method} ${route.path}`) ?? 0
  return typeof cost === 'number' ? cost : cost(new URLSearchParams(query))
}

/** Without a status, nobody waited for it. `total` is what `X-Total-Count` says. */
type Came = { status: number | null; total: string | undefined }

/**
 * What a call cost more than `costOfCall` could know, in pages: the calendar asks for the days of a month, and says no
 * number. Where nobody waited for the answer it is made all the same, and as long as it may be.
 */
export function costOfCame(path: string, query: string, { status, total }: Came): number {
  if (path !== '/api/events' || (status !== null && status >= 400)) return 0
  const requested = eventsRequested(new URLSearchParams(query))
  const known = costOfCall('GET', { kind: 'api', path }, query, false)
  return Math.max(0, costOfEvents(Math.min(requested, Number(total ?? requested))) - known)
}

/** What a page costs that is in no cache, by its path with or without a language. */
export function costOfPage(path: string): number {
  return pageRow(path.replace(/^\/he(?=\/|$)/, '') || '/') ?? onePage
}

/** Finds the row of an address: its own, else that of a pattern with parts in brackets. */
function finderOf<Row>(table: Record<string, Row>): (name: string) => Row | undefined {
  const rows = new Map(Object.entries(table))
  const patterns = [...rows]
    .filter(([name]) => /[{[]/.test(name))
    .map(([name, row]) => ({ row, pattern: patternOf(name) }))
  return (name) => rows.get(name) ?? patterns.find(({ pattern }) => pattern.test(name))?.row
}

function patternOf(name: string): RegExp {
  const parts = name.split(/\{\w+\}|\[\w+\]/).map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
