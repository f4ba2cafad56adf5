import { migrate, MigrateError, programVersion } from '../backup/migrate.ts'
import { forgetUnfinished, noteUnfinished, readUnfinished } from '../backup/record.ts'
import type { Config } from '../config.ts'
import { say } from '../log/log.ts'
import { step } from '../system/steps.ts'
import { dataShown, type DataState, UpgradeError } from './data-state.ts'
import { rm } from 'node:fs/promises'
import { earlierBackups, writeEarlier } from './earlier-backups.ts'

type UpgradeConfig = Pick<Config, 'dataFolder' | 'payloadSecret' | 'backupPassphrase' | 'databaseUrl' | 'backsUpFirst'>

/**
 * Brings data of an older program to this one, after a backup of it. A new database is left to the CMS. Throws an error
 * that says which step failed and how to go back.
 */
export async function bringUpToDate(url: string, data: DataState, config: UpgradeConfig): Promise<void> {
  const { last, toGo, program } = data
  if (!last) return
  if (toGo === 0) return forgetUnfinished(config.dataFolder)
  const version = await programVersion()
  say('info', `The data is ${dataShown(data)}: ${counted(toGo)} to go to ${version}`)
  const backup = await backedUp()
  try {
    await step(`Bringing the data up to date, ${counted(toGo)}`, () => migrate(url))
  } catch (error) {
    if (error instanceof MigrateError) {
      const before = backup ? backup.program : program
      throw failedStep(error, before === version ? null : before, backup?.file ?? null, config.dataFolder)
    }
    throw error
  }
  await backup?.finish()

  async function backedUp() {
    const now = { what: version, last: last ?? '', program }
    if (config.backsUpFirst) return step('Backing the data up', () => backUpFirst(url, now, config))
    say(
      'warn',
      config.databaseUrl
        ? 'No backup is made of the database that DATABASE_URL names: your own is the way back (UPGRADE_BACKUP=on makes one)'
        : 'UPGRADE_BACKUP is off: there is no way back but a backup of your own',
    )
    return null
  }
}

function counted(steps: number): string {
  return steps === 1 ? '1 step' : `${steps} steps`
}

type BackupFirstConfig = Pick<Config, 'dataFolder' | 'payloadSecret' | 'backupPassphrase'>

/**
 * Writes what the data is before the steps that follow. `last` is the migration that it is at. Where an upgrade broke off
 * in its midst, no older program can have written since: its backup is the way back still, and no second one is made,
 * however often a service is started again. What comes back is of the program that the data was of then, and is to be
 * finished when the data is brought up to date: it need not be kept for ever now.
 */
async function backUpFirst(
  url: string,
  { what, last, program }: { what: string; last: string; program: string | null },
  config: BackupFirstConfig,
) {
  const { dataFolder } = config
  const files = await earlierBackups(dataFolder)
  const unfinished = await readUnfinished(dataFolder)
  const finish = async () => {
    await forgetUnfinished(dataFolder)
    await files.removeOldest()
  }
  if (unfinished && unfinished.last !== last) return { ...unfinished, finish }

  const file = await writeEarlier(url, what, config, ', or set UPGRADE_BACKUP=off to go on without')
  await noteUnfinished(dataFolder, { file, last, program })
  // Another program may have written since the one of then: this one is newer.
  if (unfinished) await rm(unfinished.file, { force: true })
  return { file, program, finish }
}

/**
 * Which step failed, why, and how to go back. Steps before it stay, each whole: the way back is the same one always, the
 * backup. This program restores it, at the migrations of then, so that one that knows no restore yet can go on with it.
 * The command names the data folder: whoever types it may have other settings than the service that failed.
 */
export function failedStep(
  { failed, reason, cause }: MigrateError,
  program: string | null,
  backup: string | null,
  dataFolder: string,
): UpgradeError {
  const what = failed
    ? `Step ${failed.number} of ${failed.of} failed and was taken back: ${failed.step} (${reason})`
    : `The data could not be brought up to date: ${reason}`
  const restore = backup
    ? `DATA_DIR=${dataFolder} npm run restore -- ${backup} --replace`
    : 'restore a backup of your own'
  const then = `start the program of before${program ? ` (${program})` : ''}`
  return new UpgradeError(`${what}\nTo go back: ${restore}, then ${then}`, { cause })
}
