import type { FetchFailure } from '@cyberluach/core/sources'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import type { Lane } from '../wall/behind-wall.ts'
import { checkedTarget, type Lookup, type Target } from './target.ts'
import { networks } from './public-address.ts'
import { acceptedEncodings } from './read-body.ts'

/** What holds for every request of one fetch. */
export type Asking = {
  /** Who waits for it. */
  lane: Lane
  allowedPrivate: BlockList
  userAgent: string
  /** Aborted when the time of the whole is over. */
  signal: AbortSignal
  lookup?: Lookup
}

export type Reached = { answer: IncomingMessage; url: URL }

/** Asks an address and what it redirects to, each checked anew before anything is sent there. */
export async function followed(
  address: string,
  asking: Asking,
  redirects: number,
  send: (target: Target) => Promise<IncomingMessage | FetchFailure>,
): Promise<Reached | FetchFailure> {
  const target = await inTime(checkedTarget(address, asking.allowedPrivate, asking.lookup), asking.signal)
  if (typeof target === 'string') return target
  const answer = await send(target)
  if (typeof answer === 'string') return answer
  const next = redirectOf(answer, target.url)
  if (!next) return { answer, url: target.url }
  answer.destroy()
  if (redirects === 0) return 'tooManyRedirects'
  // Whoever keeps a public list is nobody to be led into the private networks that the operator opened.
  const asked = target.isPrivate ? asking : { ...asking, allowedPrivate: nothingPrivate }
  return followed(next, asked, redirects - 1, send)
}

const nothingPrivate = networks([])

/** The headers that every request has. */
export function commonHeaders({ userAgent }: Asking): Record<string, string> {
  return { 'user-agent': userAgent, 'accept-encoding': acceptedEncodings }
}

function redirectOf({ statusCode, headers }: IncomingMessage, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode ?? 0) || !headers.location) return null
  return URL.parse(headers.location, from)?.href ?? headers.location
}

/** Names are asked for by the system, which cannot be told to stop. */
function inTime(
  checking: Promise<Target | FetchFailure>,
  signal: AbortSignal,
): Promise<Target | FetchFailure> {
  if (signal.aborted) return Promise.resolve('tooSlow')
  const { promise, resolve } = Promise.withResolvers<FetchFailure>()
  signal.addEventListener('abort', () => resolve('tooSlow'), { once: true })
  return Promise.race([checking, promise])
}
