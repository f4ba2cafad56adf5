import type { FetchFailure } from '@cyberluach/core/sources/sources'
import type { IncomingMessage } from 'node:http'
import type { Configuration } from '../configuration.ts'
import { type Lane, behindWall } from '../wall/behind-wall.ts'
import {
  sendRequest,
  decodeText,
  commonHeaders,
  followRedirects,
  type FetchContext,
  readBody,
  userAgent,
  product,
} from './request.ts'
import { networks, type Lookup } from './public-address.ts'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { longestRobots, type RobotsQuestion } from './robots.ts'

export type FetchLimits = {
  /** For everything together, from the first name that is asked for. */
  milliseconds: number
  /** Of the unpacked body. */
  bytes: number
  redirects: number
}

export type FetchOptions = {
  configuration: Pick<Configuration, 'publicUrl' | 'siteAddress' | 'contactEmail' | 'mailFrom' | 'fetchPrivate'>
  /** Who waits for it. */
  lane: Lane
  /** What the answer should be, as a header `Accept`. */
  accept: string
  etag?: string | null
  lastModified?: string | null
  limits?: Partial<FetchLimits>
  /** Give one map for a whole run, and no robots.txt is asked for twice. */
  robots?: RobotsOfHosts
  lookup?: Lookup
}

export type Fetched =
  | {
      kind: 'body'
      text: string
      contentType: string | null
      etag: string | null
      lastModified: string | null
      /** What it says of other pages (RFC 8288). */
      link: string | null
      /** Where the redirects ended. */
      finalUrl: string
    }
  | { kind: 'notModified' }
  | { kind: 'failed'; reason: FetchFailure; status: number | null }

const usualLimits: FetchLimits = { milliseconds: 20_000, bytes: 10 * 1024 * 1024, redirects: 5 }

/**
 * Reads a text from the public internet: whatever the address, and wherever its redirects and names lead, nothing of a
 * private network is spoken to. Decision 065. Never rejects for what is there or not there.
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<Fetched> {
  const limits = { ...usualLimits, ...options.limits }
  const context: FetchContext = {
    lane: options.lane,
    allowedPrivate: networks(options.configuration.fetchPrivate),
    userAgent: userAgent(options.configuration),
    signal: AbortSignal.timeout(limits.milliseconds),
    ...(options.lookup ? { lookup: options.lookup } : {}),
  }
  const robots: RobotsOfHosts = options.robots ?? new Map()
  const reached = await followRedirects(address, context, limits.redirects, async (target) => {
    const refusal = await mayRead(target.url, robots, context)
    return refusal ?? sendRequest(target, headersOf(options, context), context.signal)
  })
  if (typeof reached === 'string') return failed(reached)
  return readAnswer(reached.answer, reached.url, limits, context.signal)
}

function headersOf({ accept, etag, lastModified }: FetchOptions, context: FetchContext): Record<string, string> {
  return {
    ...commonHeaders(context),
    accept,
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  }
}

async function readAnswer(
  answer: IncomingMessage,
  url: URL,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<Fetched> {
  const status = answer.statusCode ?? 0
  if (status !== 200) {
    answer.destroy()
    return status === 304 ? { kind: 'notModified' } : failed(failureOfStatus(status), status)
  }
  const body = await readBody(answer, limits.bytes, signal)
  if (typeof body === 'string') return failed(body, status)
  const contentType = answer.headers['content-type'] ?? null
  const text = decodeText(body, contentType)
  if (text === null) return failed('contentUnreadable', status)
  const { etag = null, 'last-modified': lastModified = null, link = null } = answer.headers
  return { kind: 'body', text, contentType, etag, lastModified, link: link?.toString() ?? null, finalUrl: url.href }
}

function failed(reason: FetchFailure, status: number | null = null): Fetched {
  return { kind: 'failed', reason, status }
}

function failureOfStatus(status: number): FetchFailure {
  if (status === 404 || status === 410) return 'notFound'
  if (status === 401 || status === 403 || status === 451) return 'notAllowed'
  if (status === 429) return 'tooManyRequests'
  return status >= 500 ? 'faultThere' : 'unexpectedAnswer'
}

/** The robots.txt of each origin, or why it could not be asked; cached for a run. */
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
export async function mayRead(url: URL, cache: RobotsOfHosts, context: FetchContext): Promise<FetchFailure | null> {
  const cached = cache.get(url.origin) ?? robotsOf(url.origin, context)
  cache.set(url.origin, cached)
  const robots = await cached
  if ('failure' in robots) return robots.failure
  if (robots.text === '') return null
  const isOpen = await isOpenTo(context.lane, { text: robots.text, product, address: url.href })
  return typeof isOpen === 'string' ? isOpen : isOpen ? null : 'robotsForbid'
}

async function robotsOf(origin: string, context: FetchContext): Promise<{ text: string } | { failure: FetchFailure }> {
  const headers = { ...commonHeaders(context), accept: 'text/plain' }
  const reached = await followRedirects(`${origin}/robots.txt`, context, redirects, (target) =>
    sendRequest(target, headers, context.signal),
  )
  if (reached === 'tooManyRedirects') return nothingSaid
  if (typeof reached === 'string') return { failure: reached }
  const status = reached.answer.statusCode ?? 0
  if (status !== 200) reached.answer.destroy()
  if (status === 429) return { failure: 'tooManyRequests' }
  if (status >= 500) return { failure: 'faultThere' }
  if (status !== 200) return nothingSaid
  const body = await readBody(reached.answer, longestRobots, context.signal)
  if (typeof body === 'string') return { failure: body === 'tooLarge' ? 'robotsForbid' : body }
  return { text: decodeText(body, null) ?? '' }
}

const nothingSaid = { text: '' }
