import { configuration } from '../platform/configuration.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { logger } from '../platform/logger.ts'
import { migrations } from '../migrations/index.ts'
import { seedCalendar } from '../seed/seed.ts'
import { warnOfMailServer } from '../features/mail/mail-server.ts'
import { syncTexts } from '../features/texts/sync-texts.ts'
import { bringUpToDate, underLock } from './bring-up-to-date.ts'
import { endProcessWhenAsked } from './end-process.ts'
import { createFirstAdmin } from './first-admin.ts'
import type { Services } from '../platform/services.ts'
import { services } from './open-services.ts'

/** A process that cannot start says why in one line and leaves starting again to its supervisor. */
export async function bootOrExit(): Promise<void> {
  try {
    const ready = await boot()
    endProcessWhenAsked(startJobs(ready))
    void warnOfMailServer(ready.configuration)
  } catch (error) {
    logger.fatal({ err: error }, 'the cms could not start')
    process.exit(1)
  }
}

/** Brings the database up to date, one process at a time however many start together. */
export async function boot(): Promise<Services> {
  return underLock(async (holder) => {
    const ready = await services()
    await bringUpToDate(ready, holder, { migrations, withQueue: true })
    await createFirstAdmin(ready)
    await syncTexts(ready.pool)
    if (configuration().seed === 'demo') await seedCalendar(ready)
    return ready
  })
}
