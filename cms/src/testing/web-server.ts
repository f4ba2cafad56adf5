import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answering = (request: IncomingMessage, answer: ServerResponse) => void

export type WebServer = {
  /** `http://127.0.0.1:port`, or what other address of this machine it listens at. */
  origin: string
  port: number
  /** The paths that were asked for. */
  asked: string[]
  /** What answers each path; 404 to all others. */
  paths: Record<string, Answering>
  stop: () => Promise<void>
}

/** A web server inside this machine, whose answers a test decides. */
export async function startWebServer(paths: Record<string, Answering> = {}, host = '127.0.0.1'): Promise<WebServer> {
  const asked: string[] = []
  const kept = { ...paths }
  const server = createServer((request, answer) => {
    const path = request.url ?? ''
    asked.push(path)
    const answering = kept[path]
    if (answering) answering(request, answer)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${port}`,
    port,
    asked,
    paths: kept,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function says(text: string | Uint8Array, headers: Record<string, string> = {}): Answering {
  return (_request, answer) => answer.writeHead(200, headers).end(text)
}

export function leadsTo(location: string, status = 302): Answering {
  return (_request, answer) => answer.writeHead(status, { location }).end()
}
