import type { Migration } from 'payload'
import pg from 'pg'
import { configuration } from '../platform/configuration.ts'
import { installJobs } from '../jobs/install-jobs.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { logger } from '../platform/logger.ts'
import { migrations } from '../migrations/index.ts'
import { seedCalendar } from '../seed/seed.ts'
import { syncTexts } from '../features/texts/sync-texts.ts'
import { endProcessWhenAsked } from './end-process.ts'
import { ensureTrigrams } from './ensure-trigrams.ts'
import { createFirstAdmin } from './first-admin.ts'
import type { Services } from '../platform/services.ts'
import { services } from './open-services.ts'

/** A process that cannot start says why in one line and leaves starting again to its supervisor. */
export async function bootOrExit(): Promise<void> {
  try {
    const jobs = startJobs(await boot())
    endProcessWhenAsked(jobs)
  } catch (error) {
    logger.fatal({ err: error }, 'the cms could not start')
    process.exit(1)
  }
}

/** Brings the database up to date, one process at a time however many start together. */
export async function boot(): Promise<Services> {
  const lock = new pg.Client({
    connectionString: configuration().directUrl,
    connectionTimeoutMillis: 10_000,
  })
  lock.on('error', (error) => logger.warn({ err: error }, 'the start lost its lock'))
  await lock.connect()
  try {
    await lock.query(`select pg_advisory_lock(hashtextextended('cms boot', 0))`)
    const ready = await services()
    await installJobs(ready.pool)
    await ensureTrigrams(ready.pool)
    await ready.payload.db.migrate({ migrations: migrations as Migration[] })
    await createFirstAdmin(ready)
    await syncTexts(ready.pool)
    if (configuration().seed === 'demo') await seedCalendar(ready)
    return ready
  } finally {
    await lock.end()
  }
}
