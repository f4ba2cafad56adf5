import pg from 'pg'
import { pagesOf } from './batch.ts'
import { createKeys } from './salts.ts'
import type { PageHit } from './page-hit.ts'

/** Writes batches of hits in one transaction each, by a small pool of its own. */
export function createWriter(databaseUrl: string, timeZone: string) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'edge visits',
    max: 2,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    query_timeout: 11_000,
    keepAlive: true,
  })
  // A connection that breaks while nobody uses it would end the process: the next batch finds out by itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const keysOf = createKeys(pool, timeZone)
  return {
    async write(hits: readonly PageHit[]): Promise<void> {
      const pages = await pagesOf(hits, keysOf)
      await pool.query('select record_pulses($1, $2)', [JSON.stringify(pages), timeZone])
    },
    close: () => pool.end(),
  }
}

/** Whether the database will never take this batch, whenever it is asked: it refuses what is in it. */
export function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}
