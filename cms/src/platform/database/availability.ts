import type { Services } from '../services.ts'
import { inTransaction } from './transaction.ts'
import { logger } from '../logger.ts'

const connectionCodes = new Set('ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EHOSTUNREACH EAI_AGAIN'.split(' '))

/** PostgreSQL: connection exceptions, shutting down or starting up, no room, timeouts, read-only, resources. */
const stateOfAway = /^(08|53|57|58)|^(25006|25P03|55P03|40P01|40001)$/

const wordsOfPool =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|cannot begin transaction|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/i

/** Whether a failure says that the database cannot be reached or cannot work for now, at any depth of its causes. */
export function isDatabaseAway(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false
  const { code, message, cause, errors } = failure as Record<string, unknown>
  const isState = typeof code === 'string' && code.length === 5
  if (connectionCodes.has(String(code)) || (isState && stateOfAway.test(code))) return true
  if (typeof message === 'string' && wordsOfPool.test(message)) return true
  return isDatabaseAway(cause) || (Array.isArray(errors) && errors.some(isDatabaseAway))
}

export type DatabaseState = {
  /** It answers, and takes what is written. */
  ok: boolean
  latencyMs: number | null
  version: string | null
  uptimeSeconds: number | null
}

/** What one small query tells of the database, and how many milliseconds it took. */
export async function databaseState({ pool, canWrite }: Services): Promise<DatabaseState> {
  const start = performance.now()
  try {
    const { rows } = await pool.query<{ version: string; seconds: number }>(
      `select split_part(current_setting('server_version'), ' ', 1) as version,
         floor(extract(epoch from clock_timestamp() - pg_postmaster_start_time()))::int as seconds`,
    )
    const latencyMs = Math.round((performance.now() - start) * 10) / 10
    const { version = null, seconds = null } = rows[0] ?? {}
    return { ok: await canWrite(), latencyMs, version, uptimeSeconds: seconds }
  } catch (error) {
    if (isDatabaseAway(error)) return { ok: false, latencyMs: null, version: null, uptimeSeconds: null }
    throw error
  }
}

/** Anybody may ask for the health, so that the answer is cached for a while. */
const cachedMs = 5_000

/**
 * A write that leaves nothing behind: a record in the write-ahead log, and a sort that is too large for its 64 kB of
 * memory, so that PostgreSQL puts it on the disk. The commit waits for the disk, as every other does.
 */
const statements = [
  `set local work_mem = '64kB'`,
  `select pg_logical_emit_message(true, 'health', '')`,
  `select count(*) from (
     select md5(n::text) || md5((-n)::text) as line from generate_series(1, 4000) n order by line offset 0
   ) sorted`,
]

/** Whether the database takes what is written: not where its disk is full or it may only be read. */
export function createWriteProbe(now: () => number = () => performance.now()): () => Promise<boolean> {
  let cached: { until: number; result: Promise<boolean> } | null = null
  return function canWrite() {
    if (!cached || now() >= cached.until) cached = { until: now() + cachedMs, result: tryWriting() }
    return cached.result
  }
}

async function tryWriting(): Promise<boolean> {
  try {
    return await inTransaction(async (client) => {
      for (const statement of statements) await client.query(statement)
      const { rows } = await client.query<{ closed: boolean }>(
        `select current_setting('transaction_read_only')::boolean as closed`,
      )
      return rows[0]?.closed === false
    })
  } catch (error) {
    logger.warn({ err: error }, 'the database does not take what is written')
    return false
  }
}
