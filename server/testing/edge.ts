import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { createEdgeServer } from '../edge/edge-server.ts'
import { costs } from '../edge/guard/costs.ts'
import { createGuard } from '../edge/guard/guard.ts'
import { createHandler, type EdgeParts } from '../edge/handler.ts'
import { sendInTurn } from '../edge/guard/large-answers.ts'
import { createPageCache } from '../edge/cache/page-cache.ts'
import { createPageServer } from '../edge/render/page-server.ts'
import { createUpstream } from '../edge/proxy/proxy.ts'
import type { SiteApp } from '../edge/render/render.ts'
import { signingKey } from '../edge/http/session.ts'

/** What reached the server behind. */
export type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

export type TestEdge = Awaited<ReturnType<typeof startTestEdge>>

/** An edge of the real parts on a port of its own, with a site and a server behind it that the test gives. */
export async function startTestEdge(
  site: SiteApp,
  behind: RequestListener = says('{}'),
  { answerMs = costs.answerMs, ...parts }: Partial<EdgeParts> & { answerMs?: number } = {},
) {
  const heard: Heard[] = []
  const cms = createServer(async (request, response) => {
    const body = await text(request)
    heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    behind(request, response)
  })
  const upstream = createUpstream(`http://127.0.0.1:${await listening(cms)}`, { answerMs })
  const guard = parts.guard ?? createGuard()
  const send = sendInTurn(guard, parts.trustedProxies ?? 0)
  const whole: EdgeParts = {
    site,
    files: new Map(),
    pages: createPageServer(createPageCache(8_000_000)),
    lists: createPageServer(createPageCache(64_000_000), send),
    guard,
    cms: upstream,
    publicUrl: null,
    ownHost: 'calendar.example',
    loginPath: 'quiet-door',
    trustedProxies: 0,
    sessionKey: signingKey('a secret that only the tests know'),
    takeBeacon: async (_request, response) => void response.writeHead(204).end(),
    ...parts,
  }
  const server = createEdgeServer(createHandler(whole), whole)
  const port = await listening(server)
  return {
    port,
    heard,
    parts: whole,
    async stop() {
      for (const one of [server, cms]) {
        one.closeAllConnections()
        one.close()
      }
      upstream.close()
    },
  }
}

/** A server behind that gives everybody the same JSON. */
export function says(json: string): RequestListener {
  return (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(json)
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A connection on which a test writes what it likes, and all that came back when it ended. */
export async function rawConnection(port: number): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let all = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (all += chunk))
  socket.on('error', () => undefined) // what ended it shows in what was received
  return { socket, received: once(socket, 'close').then(() => all) }
}
