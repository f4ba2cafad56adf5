import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { compressionFor, type Compression } from '../http/compression.ts'
import { costs } from '../guard/costs.ts'
import { reservedHeaders, securityHeaders, type Surface } from '../http/headers.ts'
import { requestId } from '../http/request.ts'
import { orTurnedAway } from '../guard/rejected-writes.ts'
import type { Visitor } from '../http/visitor.ts'

/** How long a page waits for what it reads of the CMS, and how long after that it is waited for, in milliseconds. */
export type ReadTimeout = { mostMs: number; leastMs: number; graceMs: number }

/**
 * Counted from when the visitor asked: pages of one address are made one at a time, and each of them would wait for a
 * CMS that is silent as long as the one before it. What comes to its turn late has the least.
 */
export const pageReadTimeout: ReadTimeout = { mostMs: 8_000, leastMs: 500, graceMs: 4_000 }

/** A form does what it does within 15 s, and its page reads after that. */
export const formTimeout: ReadTimeout = { mostMs: 20_000, leastMs: 1_000, graceMs: 4_000 }

/**
 * Does the work with a signal that is aborted when the time of a visitor who asked at `requestedAt` is over. Throws
 * `TurnedAway` where it goes on regardless: nobody waits for it any longer, and it keeps nobody from their turn.
 */
export async function withReadTimeout<Answer>(
  { mostMs, leastMs, graceMs }: ReadTimeout,
  requestedAt: number,
  work: (deadline: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController()
  const left = Math.max(requestedAt + mostMs - performance.now(), leastMs)
  const timer = setTimeout(() => ending.abort(new Error('The CMS gave no answer in time')), left)
  try {
    return await orTurnedAway('unavailable', left + graceMs, work(ending.signal))
  } finally {
    clearTimeout(timer)
  }
}

/** What comes of it before the deadline, else null. */
export async function before<Answer>(
  deadline: AbortSignal | undefined,
  coming: Promise<Answer>,
): Promise<Answer | null> {
  if (!deadline) return coming
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const giveUp = () => resolve(null)
  if (deadline.aborted) giveUp()
  deadline.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([coming, late])
  } finally {
    deadline.removeEventListener('abort', giveUp)
  }
}

export type Forward = {
  /** Path and query as the upstream knows them. */
  target: string
  visitor: Visitor
  surface: Surface
  /** The Content-Security-Policy of the answer, which the panel's framework gets beforehand. */
  policy?: string
  /** Where the visitor is, as far as that is known: sent where somebody signs in. */
  place?: string
  /** When that is longer ago than the request to the server: what waited for its turn waits for the answer less. */
  requestedAt?: number
  /** Told as soon as the server answers. */
  onAnswer?: (answer: IncomingMessage) => void
  /** What the visitor is answered for a status of the server's. */
  statusFor?: (status: number) => number
  /** The body of a write, read before. A read has none: what a visitor sends along is not passed on. */
  body?: Buffer
  /** In development, bodies are passed on as they come. */
  passesBody?: boolean
}

type Named = Forward & { id: string; requestedAt: number }

/** An answer of the server behind, whole. */
export type WholeAnswer = { status: number; headers: [string, string][]; body: Buffer }

export type Upstream = ReturnType<typeof createUpstream>

const hopByHop = new Set(
  `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding
  upgrade`.split(/\s+/),
)

/** How long a body will be, and whether it may come: ours to say, for the body that we pass on. */
const aboutBodies = new Set(['content-length', 'expect'])

const leastAnswerMs = 1000

/** Headers by which a visitor could pose as the edge or as the CMS's own inner calls. */
const spoofable =
  /^(?:x-forwarded-|x-visitor-|forwarded$|x-real-ip$|x-middleware-|x-invoke-|x-matched-path$|x-now-|content-security-policy)/

/**
 * A server behind the edge, with connections that are kept alive. A path in its address stands before every other. Who
 * develops waits for it as long as it builds what was asked for.
 */
export function createUpstream(
  url: string,
  { ownsSecurity = false, answerMs = costs.answerMs }: { ownsSecurity?: boolean; answerMs?: number } = {},
) {
  const { hostname, port, pathname } = new URL(url)
  const below = (target: string) => pathname.replace(/\/$/, '') + target
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 32 })

  return {
    /**
     * Passes a request on and its answer back. Resolves with false, having written nothing, where the server gave no
     * answer in time; throws where the answer broke off in the middle.
     */
    async forward(request: IncomingMessage, response: ServerResponse, wanted: Forward): Promise<boolean> {
      const id = requestId(request.headers['x-request-id'])
      const forward = { requestedAt: performance.now(), ...wanted, id }
      const answer = await answerTo(request, response, forward).catch((error: NodeJS.ErrnoException) => error)
      if (answer instanceof Error) return false
      forward.onAnswer?.(answer)
      const compression = ownsSecurity ? null : compressionFor(request, answer)
      const status = answer.statusCode ?? 502
      response.writeHead(forward.statusFor?.(status) ?? status, headersBack(answer, forward, compression))
      if (compression) await pipeline(answer, compression.through, response)
      else await pipeline(answer, response)
      return true
    },

    /** A read of the edge's own, in the name of nobody. Rejects where the server gives no answer within the time. */
    async read(target: string, headers: Record<string, string>, timeoutMs: number): Promise<WholeAnswer> {
      const outgoing = ask({ hostname, port, path: below(target), method: 'GET', headers, agent })
      const late = endAfter(outgoing, timeoutMs)
      try {
        return await answerOf(outgoing)
      } finally {
        clearTimeout(late)
      }
    },

    /** For websockets, which development needs. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, target: string): void {
      const headers = { ...request.headers, host: request.headers.host ?? '' }
      const outgoing = ask({ hostname, port, path: below(target), method: 'GET', headers, agent: false })
      outgoing.on('upgrade', (answer, upstream, first) => {
        const lines = answer.rawHeaders.map((text, i) => (i % 2 ? `${text}\r\n` : `${text}: `)).join('')
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`)
        if (first.length > 0) socket.write(first)
        if (head.length > 0) upstream.write(head)
        upstream.pipe(socket).pipe(upstream)
        for (const [end, other] of [
          [upstream, socket],
          [socket, upstream],
        ] as const) {
          end.on('error', () => other.destroy())
          end.on('close', () => other.destroy())
        }
      })
      outgoing.on('response', () => socket.destroy())
      outgoing.on('error', () => socket.destroy())
      outgoing.end()
    },

    close: (): void => agent.destroy(),
  }

  /** A keep-alive connection may close just as it is used: a read is asked once more, a write never is. */
  async function answerTo(
    request: IncomingMessage,
    response: ServerResponse,
    forward: Named,
  ): Promise<IncomingMessage> {
    try {
      return await askOnce(request, response, forward)
    } catch (error) {
      const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
      const isLost = (error as NodeJS.ErrnoException).code === 'ECONNRESET' && !response.destroyed
      if (!isRepeatable || !isLost) throw error
      return askOnce(request, response, forward)
    }
  }

  function askOnce(request: IncomingMessage, response: ServerResponse, forward: Named): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const headers = headersOn(request.headers, forward)
    const outgoing = ask({
      hostname,
      port,
      path: below(forward.target),
      method: request.method,
      headers,
      agent,
    })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    if (forward.body) outgoing.end(forward.body)
    else if (forward.passesBody && hasBody(request)) pipeline(request, outgoing).catch(reject)
    else outgoing.end()
    response.once('close', () => {
      if (!response.writableFinished) outgoing.destroy()
    })
    const left = Math.max(forward.requestedAt + answerMs - performance.now(), leastAnswerMs)
    const late = ownsSecurity ? undefined : endAfter(outgoing, left)
    return promise.finally(() => clearTimeout(late))
  }

  function headersBack(
    answer: IncomingMessage,
    { surface, visitor, policy, id }: Named,
    compression: Compression | null,
  ): string[] {
    const own: string[] = []
    const names = new Set<string>()
    for (let i = 0; i < answer.rawHeaders.length; i += 2) {
      const name = answer.rawHeaders[i] ?? ''
      const plain = name.toLowerCase()
      if (hopByHop.has(plain) || (!ownsSecurity && isOurs(plain, surface))) continue
      if (compression && plain === 'content-length') continue
      names.add(plain)
      own.push(name, answer.rawHeaders[i + 1] ?? '')
    }
    if (ownsSecurity) return own
    const named = names.has('x-request-id') ? [] : ['X-Request-Id', id]
    const control = surface === 'data' && !names.has('cache-control') ? ['Cache-Control', 'no-store'] : []
    const coding = compression ? ['Content-Encoding', compression.encoding, 'Vary', 'Accept-Encoding'] : []
    const rules = policy ? ['Content-Security-Policy', policy] : []
    return [...own, ...coding, ...named, ...control, ...rules, ...securityHeaders(surface, visitor.isSecure, names)]
  }
}

/** An abort signal would make its error, with its stack, long after each answer that was in time. */
function endAfter(outgoing: ClientRequest, ms: number): NodeJS.Timeout {
  return setTimeout(() => outgoing.destroy(new Error(`No answer within ${ms} ms`)), ms)
}

function headersOn(
  headers: IncomingHttpHeaders,
  { visitor, policy, place, body, passesBody, id }: Named,
): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    const isOfBody = !passesBody && aboutBodies.has(name)
    if (value !== undefined && !hopByHop.has(name) && !spoofable.test(name) && !isOfBody) passed[name] = value
  }
  // Next looks for bots in it by a pattern whose time grows with the square of the length.
  if (headers['user-agent']) passed['user-agent'] = headers['user-agent'].slice(0, costs.userAgentLength)
  passed['x-request-id'] = id
  passed['via'] = '1.1 edge'
  passed['x-forwarded-for'] = visitor.address
  passed['x-forwarded-host'] = visitor.host
  passed['x-forwarded-proto'] = visitor.isSecure ? 'https' : 'http'
  if (policy) passed['content-security-policy'] = policy
  if (place) passed['x-visitor-place'] = place
  if (body) passed['content-length'] = String(body.length)
  else if (passesBody && headers['transfer-encoding']) passed['transfer-encoding'] = 'chunked'
  return passed
}

async function answerOf(outgoing: ClientRequest): Promise<WholeAnswer> {
  outgoing.end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const names = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name) && !isOurs(name, 'data'))
  const body = await buffer(answer)
  return {
    status: answer.statusCode ?? 502,
    headers: names.map(([name, value]) => [name, String(value)]),
    body,
  }
}

/** What the edge sets itself, and hints that Payload's framework adds to data, where nobody draws anything. */
function isOurs(name: string, surface: Surface): boolean {
  if (surface === 'data' && /^(?:accept-ch|critical-ch|vary)$/.test(name)) return true
  return reservedHeaders.has(name) || (surface !== 'site' && name === 'content-security-policy')
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
