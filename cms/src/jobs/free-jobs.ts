import type { Pool } from 'pg'
import { logger } from '../platform/logger.ts'
import { presenceLock } from './presence.ts'

const betweenLooks = 2_000

/**
 * Gives free the jobs that dead processes hold, which the queue itself would do after four hours. Whoever is found
 * missing twice in a row is dead: a living one may be connecting again just now.
 */
export function keepFreeingJobs(pool: Pool): { stop: () => void } {
  let missing = new Set<string>()
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'jobs: those of dead processes were not looked for'),
      )
      .finally(() => (isLooking = false))
  }, betweenLooks)

  async function look(): Promise<void> {
    const found = await missingHolders(pool)
    const dead = found.filter((holder) => missing.has(holder))
    missing = new Set(found)
    if (dead.length === 0) return
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead])
    logger.warn({ dead }, 'jobs: those of dead processes are free again')
  }

  return { stop: () => clearInterval(timer) }
}

/** Groups of workers that hold jobs and do not show their presence. */
async function missingHolders(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ holder: string }>(
    `select holder from (
       select distinct locked_by as holder from graphile_worker.jobs where locked_by is not null
     ) holders
     where pg_try_advisory_xact_lock(${presenceLock('holder')})`,
  )
  return rows.map(({ holder }) => holder)
}
