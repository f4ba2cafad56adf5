import { configuration } from '../platform/configuration.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { logger } from '../platform/logger.ts'
import { migrations } from '../migrations/index.ts'
import { seedCalendar } from '../seed/seed.ts'
import { warnOfMailServer } from '../features/mail/mail-server.ts'
import { syncTexts } from '../features/texts/sync-texts.ts'
import { upgradeData, underLock } from './upgrade.ts'
import { endProcessWhenAsked } from './end-process.ts'
import type { Services } from '../platform/services.ts'
import { services } from './services.ts'
import { randomBytes } from 'node:crypto'

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
    await upgradeData(ready, holder, { migrations, withQueue: true })
    await createFirstAdmin(ready)
    await syncTexts(ready.pool)
    if (configuration().seed === 'demo') await seedCalendar(ready)
    return ready
  })
}

/** Creates the first admin while there is no user at all. A password that nobody chose is printed, once. */
async function createFirstAdmin({ payload, pool, configuration }: Services): Promise<void> {
  const { rowCount } = await pool.query('select from users limit 1')
  if (rowCount !== 0) return
  const { username, password } = configuration.admin
  const chosen = password ?? randomBytes(12).toString('base64url')
  await payload.create({ collection: 'users', data: { username, password: chosen, role: 'admin' } })
  if (password === null) process.stdout.write(`First admin: ${username} / ${chosen}\n`)
}
