import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import { limitConnections } from './guard/connections.ts'
import { costs, dividedCosts } from './guard/costs.ts'
import { unstored } from './http/error-answer.ts'
import { securityHeaders } from './http/headers.ts'
import { logLine } from './peers.ts'
import { Server as TcpServer } from 'node:net'

type EdgeServerConfig = Pick<Config, 'trustedProxies' | 'publicUrl'> & Partial<Pick<Config, 'edgeWorkers'>>

/** A server for visitors, with the bounds that hold before a request is one. */
export function createEdgeServer(
  handler: RequestListener,
  { trustedProxies, publicUrl, edgeWorkers }: EdgeServerConfig,
): Server {
  // What announces no body has none: it need not be read to its end.
  const options = { maxHeaderSize: costs.headerBytes, optimizeEmptyRequests: true }
  const server = createServer(options, handler)
  limitConnections(server, trustedProxies, dividedCosts(edgeWorkers ?? 1))
  const isSecure = publicUrl?.startsWith('https:') ?? false
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerUnreadable(error, socket, isSecure))
  return server
}

/** Both languages, since nothing of the request could be read. */
const sentences: Record<number, string> = {
  400: 'This request could not be read.\nאי אפשר לקרוא את הבקשה.\n',
  408: 'The request took too long to arrive. Try again.\nהבקשה הגיעה לאט מדי. נסו שוב.\n',
  431: 'The address or the cookies are too long. Delete this site’s cookies and try again.\nהכתובת או העוגיות ארוכות מדי. מחקו את העוגיות של האתר ונסו שוב.\n',
}

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Says why a request was no request, and ends its connection. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, isSecure: boolean): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const body = sentences[status] ?? ''
  const own = unstored('text/plain; charset=utf-8', Buffer.from(body))
  const headers = [...own, 'Connection', 'close', ...securityHeaders('data', isSecure)]
  const lines = headers.map((text, index) => (index % 2 ? `${text}\r\n` : `${text}: `)).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}

const longestFarewellMs = 5500

/** Exit code of an edge that could not have its port. */
const portTakenExit = 48

/** Listens, tells the supervisor so, and on SIGTERM finishes what is under way before it ends. */
export function startServer(
  server: Server,
  { host, port, edgeWorkers = 1 }: Pick<Config, 'host' | 'port'> & Partial<Pick<Config, 'edgeWorkers'>>,
  close: () => Promise<void>,
): void {
  server.headersTimeout = 15_000
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000
  server.on('error', (error: NodeJS.ErrnoException) => {
    logLine('error', error.message)
    process.exit(error.code === 'EADDRINUSE' ? portTakenExit : 1)
  })
  // Each worker has a queue of its own, among which the system spreads connections: no process stands before them.
  server.listen({ port, host, reusePort: edgeWorkers > 1 }, () => process.send?.('ready'))

  const end = leaveGently(server)
  let leaving = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave())
  process.on('disconnect', () => void leave())

  async function leave(): Promise<void> {
    if (leaving) return
    leaving = true
    setTimeout(() => process.exit(0), longestFarewellMs).unref()
    await end()
    await close()
    process.exit(0)
  }
}

/** For so long, keep-alive connections learn from their next answer that they end. Most browsers ask within it, or never. */
const noticeMs = 1000
const betweenLooksMs = 100
const farewellMs = 3000

/**
 * Gives what ends a server: it takes no new connection, says `Connection: close` with every answer, and closes what lies
 * idle after a moment only, since a request may be on its way. Resolves when no connection is left; after three seconds
 * none is.
 */
function leaveGently(server: Server): () => Promise<void> {
  return function end(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
    server.once('close', resolve)
    // HTTP's own `close` would end idle connections at once.
    TcpServer.prototype.close.call(server)
    const looks = setTimeout(() => setInterval(() => server.closeIdleConnections(), betweenLooksMs).unref(), noticeMs)
    const farewell = setTimeout(() => server.closeAllConnections(), farewellMs)
    return promise.finally(() => {
      clearTimeout(looks)
      clearTimeout(farewell)
    })
  }
}
