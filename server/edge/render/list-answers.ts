import { TurnedAway } from '../guard/rejected-writes.ts'
import type { Upstream } from '../proxy/proxy.ts'
import type { RenderedPage } from './render.ts'
import type { Visitor, Origins } from '../http/visitor.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork } from '@cyberluach/core/site/requests'
import { costOfCall, costOfCame } from '../guard/costs.ts'
import type { Guard } from '../guard/guard.ts'
import type { PageServer } from './page-server.ts'

/** A public list that is made once for everybody, until an event changes. */
type CachedList = {
  /** Path and query in their one spelling, as the CMS is asked. */
  target: string
  /** What it hangs on. */
  tags: string[]
  /** Whether its links name the host that it was asked by. */
  namesHost: boolean
}

/** Longest time that a list may be served without asking again, should a notice get lost. */
const backstopMs = 60_000
const timeoutMs = 15_000
/** What is the edge's own to say, or belongs to one connection. */
const uncachedHeaders = new Set(['content-length', 'date', 'etag', 'vary', 'set-cookie', 'content-encoding'])

/**
 * The list that a read of the API asks for, if it is one of those that are cached: the events of all days or of some,
 * and the whole calendar to subscribe to. Filtered ones are made for who asks.
 */
export function cachedList(path: string, query: string): CachedList | null {
  if (path === '/api/events') return listOf(path, wholeListKeys(query), ['events'], false)
  if (path === '/api/events.ics' || path === '/api/deadlines.ics')
    return listOf(path, calendarFeedKeys(query), ['events', 'texts'], true)
  return null
}

function listOf(path: string, keys: URLSearchParams | null, tags: string[], namesHost: boolean) {
  return keys && { target: keys.size > 0 ? `${path}?${keys}` : path, tags, namesHost }
}

/** Asks the CMS for a list, in nobody's name. Throws `TurnedAway` where it gives none, or breaks off. */
export async function readList(
  cms: Upstream,
  { target, tags }: CachedList,
  { host, isSecure }: Visitor,
): Promise<RenderedPage> {
  const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': isSecure ? 'https' : 'http' }
  const answer = await cms.read(target, headers, timeoutMs).catch(() => {
    throw new TurnedAway('unavailable')
  })
  return {
    status: answer.status,
    headers: answer.headers.filter(([name]) => !uncachedHeaders.has(name)),
    body: answer.body,
    keep: answer.status === 200 ? { maxAgeMs: backstopMs, tags } : null,
    incomplete: false,
  }
}

const day = /^\d{4}-\d{2}-\d{2}$/
const number = /^\d{1,9}$/

/** What a list of events may be asked for without being a filter, in the order of the one spelling. */
const wholeList: Record<string, { values: RegExp; byDefault?: string }> = {
  from: { values: day },
  to: { values: day },
  samples: { values: /^(?:true|false)$/ },
  running: { values: /^(?:true|all)$/ },
  order: { values: /^start$/, byDefault: 'start' },
  limit: { values: number, byDefault: '5000' },
  offset: { values: number, byDefault: '0' },
}

/** Each of these makes a list of its own. */
const filters = ['type', 'location', 'level', 'admission', 'language', 'access', 'q', 'prize', 'kind', 'place', 'tag']

/** The one spelling of a query for the events of some days, or null where it filters or is not understood. */
function wholeListKeys(query: string): URLSearchParams | null {
  return keysOf(query, wholeList)
}

/** The same for the calendar to subscribe to, which comes in two languages. */
function calendarFeedKeys(query: string): URLSearchParams | null {
  return keysOf(query, { lang: { values: /^(?:en|he)$/ } })
}

function keysOf(query: string, known: typeof wholeList): URLSearchParams | null {
  const params = new URLSearchParams(query)
  if (filters.some((name) => params.has(name))) return null
  const keys = new URLSearchParams()
  for (const [name, { values, byDefault }] of Object.entries(known)) {
    const [value, ...more] = params.getAll(name)
    if (value === undefined) continue
    if (more.length > 0 || !values.test(value)) return null
    if (value !== byDefault) keys.set(name, value)
  }
  return keys
}

type ListParts = { lists: PageServer; cms: Upstream; guard: Guard; origins: Origins }

/** Even of few events: it takes the place of another list in the cache. */
const leastCost = 1

/** Answers lists of events that are made once for all who ask for them. */
export function createListAnswers({ lists, cms, guard, origins }: ListParts) {
  return async function answerList(
    request: IncomingMessage,
    response: ServerResponse,
    list: CachedList,
    visitor: Visitor,
  ): Promise<void> {
    const isSecure = origins.isSecure(visitor)
    const key = list.namesHost ? origins.keyOf(visitor, list.target) : list.target
    const known = lists.cache.fresh(key)
    if (known) return lists.servePage(request, response, known)
    const [path = '', query = ''] = list.target.split('?')
    const ownCost = costOfCall('GET', { kind: 'api', path }, query, false)
    const cost = Math.max(leastCost, ownCost)
    const address = clientNetwork(visitor.address)
    const render = (isWanted: () => boolean) =>
      guard.inTurn(ownCost > 0 ? 'costlyCalls' : 'calls', { address, cost, isWanted }, async () => {
        const made = await readList(cms, list, { ...visitor, isSecure })
        guard.owe(address, costOfCame(path, query, { ...made, total: totalOf(made) }))
        return made
      })
    await lists.serve(request, response, { key, mayKeep: true, isSecure, surface: 'data', render })
  }
}

function totalOf({ headers }: RenderedPage): string | undefined {
  return headers.find(([name]) => name === 'x-total-count')?.[1]
}
