import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import { limitConnections } from './guard/connections.ts'
import { costs } from './guard/costs.ts'
import { dividedCosts } from './guard/divided-costs.ts'
import { securityHeaders } from './security-headers.ts'

type Given = Pick<Config, 'trustedProxies' | 'publicUrl'> & Partial<Pick<Config, 'edgeWorkers'>>

/** A server for visitors, with the bounds that hold before a request is one. */
export function createEdgeServer(
  handler: RequestListener,
  { trustedProxies, publicUrl, edgeWorkers }: Given,
): Server {
  // What announces no body has none: it need not be read to its end.
  const options = { maxHeaderSize: costs.headerBytes, optimizeEmptyRequests: true }
  const server = createServer(options, handler)
  limitConnections(server, trustedProxies, dividedCosts(edgeWorkers ?? 1))
  const isSecure = publicUrl?.startsWith('https:') ?? false
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    answerUnreadable(error, socket, isSecure),
  )
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
  const headers = [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    'Connection',
    'close',
    ...securityHeaders('data', isSecure),
  ]
  const lines = headers.map((text, index) => (index % 2 ? `${text}\r\n` : `${text}: `)).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}
