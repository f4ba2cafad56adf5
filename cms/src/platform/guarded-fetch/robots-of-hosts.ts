import type { FetchFailure } from '@cyberluach/core/sources'
import { ask } from './ask.ts'
import { decodeText } from './decode-text.ts'
import { commonHeaders, followed, type Asking } from './followed.ts'
import { readBody } from './read-body.ts'
import { isAllowedBy, longestRobots, readRobots, type RobotsRules } from './robots.ts'
import { product } from './user-agent.ts'

/** What the robots.txt of each origin says, or why it could not be asked; kept for a run. */
export type RobotsOfHosts = Map<string, Promise<RobotsRules | FetchFailure>>

/** The number of redirects that RFC 9309 asks to follow. */
const redirects = 5

/**
 * Null where the robots.txt beside an address lets us read it, as one that is not there does; else why not. Where a
 * server cannot answer for it, nothing is read (RFC 9309).
 */
export async function mayRead(url: URL, known: RobotsOfHosts, asking: Asking): Promise<FetchFailure | null> {
  const kept = known.get(url.origin) ?? rulesOf(url.origin, asking)
  known.set(url.origin, kept)
  const rules = await kept
  if (typeof rules === 'string') return rules
  return isAllowedBy(rules, url) ? null : 'robotsForbid'
}

async function rulesOf(origin: string, asking: Asking): Promise<RobotsRules | FetchFailure> {
  const headers = { ...commonHeaders(asking), accept: 'text/plain' }
  const reached = await followed(`${origin}/robots.txt`, asking, redirects, (target) =>
    ask(target, headers, asking.signal),
  )
  if (reached === 'tooManyRedirects') return []
  if (typeof reached === 'string') return reached
  const status = reached.answer.statusCode ?? 0
  if (status !== 200) reached.answer.destroy()
  if (status === 429) return 'tooManyRequests'
  if (status >= 500) return 'faultThere'
  if (status !== 200) return []
  const body = await readBody(reached.answer, longestRobots, asking.signal)
  if (body === 'tooLarge') return 'robotsForbid'
  if (typeof body === 'string') return body
  return readRobots(decodeText(body, null) ?? '', product)
}
