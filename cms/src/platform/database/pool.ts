import pg, { type Pool } from 'pg'
import { configuration } from '../configuration.ts'
import { logger } from '../logger.ts'

const shared = globalThis as typeof globalThis & { databasePool?: pg.Pool; asidePool?: pg.Pool }

/** The one pool of this process: Payload's and ours. */
export function databasePool(): pg.Pool {
  shared.databasePool ??= openPool()
  return shared.databasePool
}

/**
 * One connection beside the pool, for what a hook writes whatever becomes of the transaction in which it runs. Asked of
 * the pool, it would be waited for by those who hold all of the pool's, each for another's.
 */
export function asidePool(): pg.Pool {
  shared.asidePool ??= openPool({ max: 1, idleTimeoutMillis: 5_000, allowExitOnIdle: true })
  return shared.asidePool
}

function openPool(more: pg.PoolConfig = {}): pg.Pool {
  const { databaseUrl, directUrl } = configuration()
  if (databaseUrl === directUrl) return createPool(databaseUrl, more)
  const pool = createPool(databaseUrl, { ...withoutSession, ...more })
  pool.on('connect', withoutNames)
  return pool
}

/** Connecting, waiting and working have an end, so that a database that is away is noticed within seconds. */
export function createPool(connectionString: string, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'cms',
    ...more,
  })
  // Without these listeners, a connection that breaks while nobody uses it would end the process.
  pool.on('error', logBreak)
  pool.on('connect', (client) => client.on('error', logBreak))
  return pool
}

function logBreak(error: Error): void {
  logger.warn({ err: error }, 'a database connection broke')
}

/**
 * What a pool leaves out of its connections where they go through a pooler in transaction mode, which gives each
 * transaction whatever connection is free: settings of a session, which the role has to have there, and names of
 * statements, which the next connection would not know.
 */
export const withoutSession = {
  statement_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
} satisfies pg.PoolConfig

/** Sends a connection's statements without the names under which it would keep them. */
export function withoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const nameless = (...[first, ...more]: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...more)
  client.query = nameless as typeof client.query
}

function isNamed(query: unknown): query is { name: unknown } {
  return typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
}

/** So long a read waits for the replica at most before the primary answers it. */
const longestWaitMs = 250
const betweenLooksMs = 5
/** After that it is left alone for a while, so that not every read waits for one that is away. */
const restMs = 3000

/**
 * Gives the pool that a public read may use: the replica where it has replayed everything that was written before the
 * read began, and the primary where it has not in time. One look serves all reads that came before it began.
 */
export function createReadPool(
  primary: Pool,
  replica: Pool,
  now: () => number = () => performance.now(),
): () => Promise<Pool> {
  let under: Promise<unknown> = Promise.resolve()
  let next: Promise<boolean> | null = null
  let restsUntil = 0
  let isSaid = false

  return async function readPool() {
    if (now() < restsUntil) return primary
    return (await (next ??= lookAfter(under))) ? replica : primary
  }

  async function lookAfter(earlier: Promise<unknown>): Promise<boolean> {
    await earlier
    const look = hasAll()
    under = look
    next = null
    return look
  }

  async function hasAll(): Promise<boolean> {
    const late = Promise.withResolvers<false>()
    const timer = setTimeout(late.resolve, longestWaitMs, false)
    let isOver = false
    const followed = follow(() => isOver).catch((error: unknown) => {
      if (!isSaid) logger.warn({ err: error }, 'the replica cannot be read: the primary answers')
      isSaid = true
      return false
    })
    const isThere = await Promise.race([followed, late.promise])
    isOver = true
    clearTimeout(timer)
    if (isThere) isSaid = false
    else restsUntil = now() + restMs
    return isThere
  }

  /** Whether the replica came to where the primary is now, before nobody waits for it any more. */
  async function follow(isOver: () => boolean): Promise<boolean> {
    const { rows } = await primary.query<{ written: string }>('select pg_current_wal_flush_lsn()::text as written')
    while (!isOver()) {
      const replayed = await replica.query<{ isThere: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
        [rows[0]?.written],
      )
      if (replayed.rows[0]?.isThere) return true
      await new Promise((resolve) => setTimeout(resolve, betweenLooksMs))
    }
    return false
  }
}
