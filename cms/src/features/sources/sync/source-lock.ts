import type { Pool } from 'pg'
import { logger } from '../../../platform/logger.ts'

/**
 * Does the work while nobody else does it for this source, in whatever process; null where somebody does just now. The
 * database gives the lock free the moment that this process is gone, however it went.
 */
export async function withSourceLock<Result>(
  pool: Pool,
  source: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${lockOf}) as "isOurs"`,
      [source],
    )
    if (!rows[0]?.isOurs) return null
    try {
      return await work()
    } finally {
      await client.query(`select pg_advisory_unlock(${lockOf})`, [source]).catch((error: Error) => {
        logger.warn({ err: error }, 'the lock of a source went with its connection')
        broken = error
      })
    }
  } finally {
    client.release(broken)
  }
}

const lockOf = `hashtextextended('sync of ' || $1, 0)`
