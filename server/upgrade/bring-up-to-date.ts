import { migrate, MigrateFault } from '../backup/migrate.ts'
import { programVersion } from '../backup/program.ts'
import { forgetUnfinished } from '../backup/unfinished-upgrade.ts'
import type { Config } from '../config.ts'
import { say } from '../log/log.ts'
import { step } from '../steps.ts'
import { backUpFirst } from './backup-first.ts'
import { dataShown, type DataState } from './data-state.ts'
import { failedStep } from './failed-step.ts'

type Given = Pick<
  Config,
  'dataFolder' | 'payloadSecret' | 'backupPassphrase' | 'databaseUrl' | 'backsUpFirst'
>

/**
 * Brings data of an older program to this one, after a backup of it. A new database is left to the CMS. Throws a fault
 * that says which step failed and how to go back.
 */
export async function bringUpToDate(url: string, data: DataState, given: Given): Promise<void> {
  const { last, toGo, program } = data
  if (!last) return
  if (toGo === 0) return forgetUnfinished(given.dataFolder)
  const version = await programVersion()
  say('info', `The data is ${dataShown(data)}: ${counted(toGo)} to go to ${version}`)
  const backup = await backedUp()
  try {
    await step(`Bringing the data up to date, ${counted(toGo)}`, () => migrate(url))
  } catch (error) {
    if (error instanceof MigrateFault) {
      const before = backup ? backup.program : program
      throw failedStep(error, before === version ? null : before, backup?.file ?? null, given.dataFolder)
    }
    throw error
  }
  await backup?.finish()

  async function backedUp() {
    const now = { what: version, last: last ?? '', program }
    if (given.backsUpFirst) return step('Backing the data up', () => backUpFirst(url, now, given))
    say(
      'warn',
      given.databaseUrl
        ? 'No backup is made of the database that DATABASE_URL names: your own is the way back (UPGRADE_BACKUP=on makes one)'
        : 'UPGRADE_BACKUP is off: there is no way back but a backup of your own',
    )
    return null
  }
}

function counted(steps: number): string {
  return steps === 1 ? '1 step' : `${steps} steps`
}
