import pg from 'pg'
import { configuration } from '../configuration.ts'
import { logger } from '../logger.ts'
import { withoutNames, withoutSession } from './for-poolers.ts'

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
  pool.on('error', noted)
  pool.on('connect', (client) => client.on('error', noted))
  return pool
}

function noted(error: Error): void {
  logger.warn({ err: error }, 'a database connection broke')
}
