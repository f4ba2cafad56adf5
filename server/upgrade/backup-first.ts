import { rm } from 'node:fs/promises'
import { forgetUnfinished, noteUnfinished, readUnfinished } from '../backup/unfinished-upgrade.ts'
import type { Config } from '../config.ts'
import { earlierBackups } from './earlier-backups.ts'
import { writeEarlier } from './write-earlier.ts'

export type BackupFirst = {
  file: string
  /** The program that the data was of then. */
  program: string | null
  /** To be called when the data is brought up to date: it need not be kept for ever now. */
  finish: () => Promise<void>
}

type Given = Pick<Config, 'dataFolder' | 'payloadSecret' | 'backupPassphrase'>

/**
 * Writes what the data is before the steps that follow. `last` is the migration that it is at. Where an upgrade broke off
 * in its midst, no older program can have written since: its backup is the way back still, and no second one is made,
 * however often a service is started again.
 */
export async function backUpFirst(
  url: string,
  { what, last, program }: { what: string; last: string; program: string | null },
  given: Given,
): Promise<BackupFirst> {
  const { dataFolder } = given
  const files = await earlierBackups(dataFolder)
  const unfinished = await readUnfinished(dataFolder)
  const finish = async () => {
    await forgetUnfinished(dataFolder)
    await files.removeOldest()
  }
  if (unfinished && unfinished.last !== last) return { ...unfinished, finish }

  const file = await writeEarlier(url, what, given, ', or set UPGRADE_BACKUP=off to go on without')
  await noteUnfinished(dataFolder, { file, last, program })
  // Another program may have written since the one of then: this one is newer.
  if (unfinished) await rm(unfinished.file, { force: true })
  return { file, program, finish }
}
