import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork, isOwnOrigin } from '@cyberluach/core/site/requests'
import { pulseOf } from '@cyberluach/core/site/visits'
import { refuse } from '../error-answer.ts'
import { alone, type Peers } from '../peers.ts'
import { readBody } from '../request-body.ts'
import { securityHeaders } from '../security-headers.ts'
import { hasSession } from '../session-cookie.ts'
import type { Visitor } from '../visitor.ts'
import { limitByAddress } from './address-limit.ts'
import { agentOf } from './agent.ts'
import type { Places } from './places.ts'
import type { PageHit } from './page-hit.ts'
import { visitBudget, type VisitMark } from './visit-budget.ts'

export type PulseParts = {
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

export type TakePulse = (
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
) => Promise<void>

const bodyLimitBytes = 2048
/** Six for each of 300 people behind one address: a view, how long it took, and a sign of life every 15 seconds. */
const perMinute = 1800

/** Takes `POST /api/pulse`. What is well-formed is answered 204, whether or not it counts. */
export function createTakePulse(parts: PulseParts): TakePulse {
  const { add, places, isPage, publicUrl, sessionKey, rateLimitScale, now = Date.now } = parts
  const { workers = 1, peers = alone() } = parts
  const publicHost = publicUrl ? new URL(publicUrl).host : null
  const take = limitByAddress(Math.max(1, Math.round((perMinute * rateLimitScale) / workers)), now)
  const counts = visitBudget(rateLimitScale, now, peers)

  return async function takePulse(request, response, { address, host, isSecure }) {
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
    const pulse = pulseOf(json)
    if (!pulse) return refuse(request, response, 'invalid')

    const agent = agentOf(headers['user-agent'])
    const { page, path, loadMs } = pulse
    const isVisit = !asksNotToBeCounted(request) && !agent.isBot && !hasSession(headers.cookie, sessionKey)
    if (isVisit && isPage(path) && counts(network, `${address} ${agent.text}`, page))
      add({ at, address, agent, place: places(address), page, path, loadMs })
    response.writeHead(204, ['Cache-Control', 'no-store', ...securityHeaders('data', isSecure)]).end()
  }
}

/** Do Not Track, Global Privacy Control. */
function asksNotToBeCounted({ headers }: IncomingMessage): boolean {
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
