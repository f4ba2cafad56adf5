import type { FetchFailure } from '@cyberluach/core/sources'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { behindWall } from '../wall/behind-wall.ts'
import { ask } from './ask.ts'
import { decodeText } from './decode-text.ts'
import { commonHeaders, followed, type Asking } from './followed.ts'
import { readBody } from './read-body.ts'
import { longestRobots, type RobotsQuestion } from './robots.ts'
import { product } from './user-agent.ts'

/** The robots.txt of each origin, or why it could not be asked; kept for a run. */
export type RobotsOfHosts = Map<string, Promise<{ text: string } | { failure: FetchFailure }>>

const isOpenTo = behindWall<RobotsQuestion, boolean>(
  join(dirname(fileURLToPath(import.meta.url)), 'robots.ts'),
  'isOpenTo',
)

/** The number of redirects that RFC 9309 asks to follow. */
const redirects = 5

/**
 * Null where the robots.txt beside an address lets us read it, as one that is not there does; else why not. Where a
 * server cannot answer for it, nothing is read (RFC 9309).
 */
export async function mayRead(url: URL, known: RobotsOfHosts, asking: Asking): Promise<FetchFailure | null> {
  const kept = known.get(url.origin) ?? robotsOf(url.origin, asking)
  known.set(url.origin, kept)
  const robots = await kept
  if ('failure' in robots) return robots.failure
  if (robots.text === '') return null
  const isOpen = await isOpenTo(asking.lane, { text: robots.text, product, address: url.href })
  return typeof isOpen === 'string' ? isOpen : isOpen ? null : 'robotsForbid'
}

async function robotsOf(
  origin: string,
  asking: Asking,
): Promise<{ text: string } | { failure: FetchFailure }> {
  const text = await textOfRobots(origin, asking)
  return typeof text === 'string' ? { failure: text } : text
}

async function textOfRobots(origin: string, asking: Asking): Promise<{ text: string } | FetchFailure> {
  const headers = { ...commonHeaders(asking), accept: 'text/plain' }
  const reached = await followed(`${origin}/robots.txt`, asking, redirects, (target) =>
    ask(target, headers, asking.signal),
  )
  if (reached === 'tooManyRedirects') return nothingSaid
  if (typeof reached === 'string') return reached
  const status = reached.answer.statusCode ?? 0
  if (status !== 200) reached.answer.destroy()
  if (status === 429) return 'tooManyRequests'
  if (status >= 500) return 'faultThere'
  if (status !== 200) return nothingSaid
  const body = await readBody(reached.answer, longestRobots, asking.signal)
  if (body === 'tooLarge') return 'robotsForbid'
  if (typeof body === 'string') return body
  return { text: decodeText(body, null) ?? '' }
}

const nothingSaid = { text: '' }
