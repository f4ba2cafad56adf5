import pg from 'pg'
import { installJobs } from '../jobs/install-jobs.ts'
import { configuration } from '../platform/configuration.ts'
import { logger } from '../platform/logger.ts'
import type { Services } from '../platform/services.ts'
import { ensureTrigrams } from './ensure-trigrams.ts'
import { runMigrations, type Migration } from './run-migrations.ts'

/** Makes the tables of the product, and those of its queue, what this program knows. */
export async function bringUpToDate(
  { payload, pool }: Services,
  holder: pg.Client,
  { migrations, withQueue }: { migrations: Migration[]; withQueue: boolean },
): Promise<void> {
  if (withQueue) await installJobs(pool)
  await ensureTrigrams(pool)
  await runMigrations(payload, holder, migrations)
}

/** One process at a time, however many start together: the others wait, and find it done. */
export async function underLock<Result>(work: (holder: pg.Client) => Promise<Result>): Promise<Result> {
  const holder = new pg.Client({
    connectionString: configuration().directUrl,
    connectionTimeoutMillis: 10_000,
  })
  holder.on('error', (error) => logger.warn({ err: error }, 'the start lost its lock'))
  await holder.connect()
  try {
    await holder.query(`select pg_advisory_lock(hashtextextended('cms boot', 0))`)
    return await work(holder)
  } finally {
    await holder.end()
  }
}
