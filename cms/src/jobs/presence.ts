import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { logger } from '../platform/logger.ts'

const untilNextTry = 300
const timeoutMs = 3_000

/** The lock, by number, that a living group of workers holds: where nobody holds it, they are dead. */
export const presenceLock = (workers: string) => `hashtextextended('jobs of ' || ${workers}, 0)`

/**
 * Shows the others that a group of workers lives: a lock on a connection of its own, which the database gives free the
 * moment that this process is gone, however it went. Taken again when the connection breaks.
 */
export function showPresence(databaseUrl: string, workers: string): { end: () => Promise<void> } {
  const ended = new AbortController()
  const kept = keepShowing(databaseUrl, workers, ended.signal)
  return {
    async end() {
      ended.abort()
      await kept
    },
  }
}

async function keepShowing(databaseUrl: string, workers: string, ended: AbortSignal): Promise<void> {
  let isSaid = false
  while (!ended.aborted) {
    try {
      await show(databaseUrl, workers, ended)
      isSaid = false
    } catch (error) {
      if (!isSaid) logger.warn({ err: error }, 'jobs: the presence of this process could not be shown')
      isSaid = true
    }
    await wait(untilNextTry, undefined, { signal: ended }).catch(() => undefined)
  }
}

async function show(databaseUrl: string, workers: string, ended: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    application_name: `cms ${workers}`,
    keepAlive: true,
    // A machine that is cut off is noticed in half a minute, not in two hours.
    options: noticesLostPeers,
  })
  const { promise: over, resolve } = Promise.withResolvers<void>()
  client.on('error', () => resolve())
  client.on('end', () => resolve())
  ended.addEventListener('abort', () => resolve(), { once: true })
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${presenceLock('$1')})`, [workers])
    await over
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const noticesLostPeers =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'
