import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningJobs } from '../jobs/start-jobs.ts'

/** The supervisor kills what has not ended 6 s after it was asked to. */
const longest = 4_500

/**
 * Ends the process when it is asked to: no further request is taken, those under way are answered, and a mail that is
 * just going out gets the seconds that it needs, since half a sending may become two. Next keeps its server to itself
 * and leaves signals alone under NEXT_MANUAL_SIG_HANDLE; a request tells which server took it.
 */
export function endProcessWhenAsked(jobs: RunningJobs, timeoutMs = longest): void {
  const servers = new Set<Server>()
  subscribe('http.server.request.start', (message) => void servers.add((message as { server: Server }).server))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)

  async function end(signal: NodeJS.Signals): Promise<void> {
    await Promise.race([Promise.allSettled([jobs.stop(), ...[...servers].map(closed)]), wait(timeoutMs)])
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
}

/** Whoever has got an answer may keep the connection for further requests: it is closed as soon as it is idle. */
function closed(server: Server): Promise<void> {
  subscribe('http.server.response.finish', () => void setImmediate(() => server.closeIdleConnections()))
  return new Promise((resolve) => server.close(() => resolve()))
}
