import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ListedEvent = { title: string; start: string } & Record<string, unknown>

/** A list in our own shape at an address of this machine, for as long as a test needs it; `list.json` is there alone. */
export async function serveList(events: ListedEvent[]) {
  let shown = events
  const server = createServer((request, response) => {
    if (request.url !== '/list.json') return response.writeHead(404).end()
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify({ events: shown }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `${origin}/list.json`,
    missing: `${origin}/gone.json`,
    /** What the list says from now on. */
    show: (changed: ListedEvent[]) => void (shown = changed),
    stop: () => void server.close(),
  }
}
