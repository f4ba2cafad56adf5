import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'

/** For so long, kept connections are told with their next answer that they end. Most browsers ask within it, or never. */
const noticeMs = 1000
const betweenLooksMs = 100
const farewellMs = 3000

/**
 * Gives what ends a server: it takes no new connection, says `Connection: close` with every answer, and closes what lies
 * idle after a moment only, since a request may be on its way. Resolves when no connection is left; after three seconds
 * none is.
 */
export function leaveGently(server: Server): () => Promise<void> {
  return function end(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
    server.once('close', resolve)
    // HTTP's own `close` would end idle connections at once.
    TcpServer.prototype.close.call(server)
    const looks = setTimeout(
      () => setInterval(() => server.closeIdleConnections(), betweenLooksMs).unref(),
      noticeMs,
    )
    const farewell = setTimeout(() => server.closeAllConnections(), farewellMs)
    return promise.finally(() => {
      clearTimeout(looks)
      clearTimeout(farewell)
    })
  }
}
