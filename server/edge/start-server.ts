import type { Server } from 'node:http'
import { tell } from './edge-log.ts'
import { leaveGently } from './leave-gently.ts'
import type { Config } from '../config.ts'

const longestFarewellMs = 5500

/** Exit code of an edge that could not have its port. */
export const portTakenExit = 48

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
    tell('error', error.message)
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
