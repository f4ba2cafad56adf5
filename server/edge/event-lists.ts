import { calendarFeedKeys, wholeListKeys } from './list-keys.ts'
import { TurnedAway } from './guard/turned-away.ts'
import type { Upstream } from './proxy.ts'
import type { RenderedPage } from './render.ts'
import type { Visitor } from './visitor.ts'

/** A public list that is made once for everybody, until an event changes. */
export type KeptList = {
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
const notKept = new Set(['content-length', 'date', 'etag', 'vary', 'set-cookie', 'content-encoding'])

/**
 * The list that a read of the API asks for, if it is one of those that are kept: the events of all days or of some,
 * and the whole calendar to subscribe to. Filtered ones are made for who asks.
 */
export function keptList(path: string, query: string): KeptList | null {
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
  { target, tags }: KeptList,
  { host, isSecure }: Visitor,
): Promise<RenderedPage> {
  const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': isSecure ? 'https' : 'http' }
  const answer = await cms.read(target, headers, timeoutMs).catch(() => {
    throw new TurnedAway('unavailable')
  })
  return {
    status: answer.status,
    headers: answer.headers.filter(([name]) => !notKept.has(name)),
    body: answer.body,
    keep: answer.status === 200 ? { maxAgeMs: backstopMs, tags } : null,
    incomplete: false,
  }
}
