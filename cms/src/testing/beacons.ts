import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadPlaces } from '../../../server/edge/http/client.ts'
import { createQueue, createWriter } from '../../../server/edge/visits/start-beacons.ts'
import type { PageHit } from '../../../server/edge/visits/visit-budget.ts'
import { createTakeBeacon } from '../../../server/edge/visits/take-beacon.ts'
import { signingKey } from '../../../server/edge/http/session.ts'
import { visitorOf } from '../../../server/edge/http/visitor.ts'
import { agents } from '../../../server/testing/agents.ts'

export { agents }

export type Input = {
  at: string | number
  kind?: 'view' | 'load' | 'beat'
  page: string
  path?: string
  loadMs?: number
  address?: string
  agent?: string
  headers?: Record<string, string>
}

export type BeaconEdge = {
  address: string
  /** Sends one sign of life as of an instant, and answers the status. */
  send: (given: Input) => Promise<number>
  /** Until all that was sent is written. */
  written: () => Promise<void>
  lines: string[]
  stop: () => Promise<void>
}

/** The part of an edge that takes visits, with a clock that each call sets and addresses that each call names. */
export async function startBeaconEdge(
  databaseUrl: string,
  { timeZone = 'Asia/Jerusalem', most, scale = 1000 }: { timeZone?: string; most?: number; scale?: number } = {},
): Promise<BeaconEdge> {
  let instant = 0
  let pending = 0
  const lines: string[] = []
  const writer = createWriter(databaseUrl, timeZone)
  const write = async (hits: readonly PageHit[]) => {
    await writer.write(hits)
    pending -= hits.length
  }
  const queue = createQueue({ write, log: (line) => lines.push(line), ...(most ? { most } : {}) })
  const takeBeacon = createTakeBeacon({
    add: (hit) => {
      pending += 1
      queue.add(hit)
    },
    isPage: (path) => !path.startsWith('/made-up'),
    places: await loadPlaces(null),
    publicUrl: null,
    sessionKey: signingKey('a secret that only the tests know'),
    rateLimitScale: scale,
    now: () => instant,
  })
  const server = createServer((request, response) => {
    const visitor = visitorOf(request, 1)
    if (visitor) void takeBeacon(request, response, visitor)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    address: `http://127.0.0.1:${port}/api/pulse`,
    lines,
    async send({
      at,
      kind = 'view',
      page,
      path = '/',
      loadMs,
      address = '203.0.113.7',
      agent = agents.chrome,
      headers,
    }) {
      instant = new Date(at).getTime()
      const response = await fetch(`http://127.0.0.1:${port}/api/pulse`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': agent,
          'x-forwarded-for': address,
          ...headers,
        },
        body: JSON.stringify({
          kind,
          page: `page-of-test-${page}`,
          path,
          ...(loadMs === undefined ? {} : { loadMs }),
        }),
      })
      return response.status
    },
    async written() {
      const deadline = performance.now() + 20_000
      while (pending > 0) {
        if (performance.now() > deadline) throw new Error(`Not written: ${lines.join('; ')}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await queue.flush()
      await writer.close()
    },
  }
}
