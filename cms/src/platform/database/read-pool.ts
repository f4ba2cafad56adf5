import type { Pool } from 'pg'
import { logger } from '../logger.ts'

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
    const { rows } = await primary.query<{ written: string }>(
      'select pg_current_wal_flush_lsn()::text as written',
    )
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
