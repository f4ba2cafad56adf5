import { createServer } from 'node:http'
import next from 'next'
import { onlyForTheEdge } from './only-for-the-edge.ts'

/**
 * The CMS as visitors meet it, behind the edge: Next, on the port and below the secret path that CMS_URL names. What has
 * to be there first, `instrumentation.ts` does.
 */
const base = process.env.CMS_URL ?? ''
const { hostname, port, pathname } = new URL(base)
// Where Next asks itself for the page that an action leads to; it would go by the visitor's Host.
process.env.__NEXT_PRIVATE_ORIGIN = base

// As `next start` is called: what measures looks for it.
process.title = 'next-server (cms)'

const app = next({
  dev: false,
  dir: process.cwd(),
  hostname,
  port: Number(port),
  // Nothing is upgraded here: this server is never listened on.
  httpServer: createServer(),
})
await app.prepare()
const server = createServer(onlyForTheEdge(pathname, app.getRequestHandler()))
server.keepAliveTimeout = 75_000
server.listen(Number(port), hostname)
