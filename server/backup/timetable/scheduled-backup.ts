import { nextBackupAt, type BackupTries } from '@cyberluach/core/site/backup-timetable'
import type pg from 'pg'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storedText } from '../../data/private-file.ts'
import type { Config } from '../../config.ts'
import { withClient } from '../../database/client.ts'
import { recorded, writtenAndRead } from '../recorded.ts'

/** In the view `backup_state`, too: whoever makes a backup by the timetable holds it. */
export const backupLock = `hashtextextended('backup', 0)`

/** How many milliseconds are left until the next backup, by the clock of the database; 0 where it is due. */
export async function untilDue(client: pg.Client, every: number): Promise<number> {
  const { rows } = await client.query<BackupTries & { now: Date }>(
    `select started_at as "startedAt", failures, tried_at as "failedAt", now() as now from public.backup_state`,
  )
  const [state] = rows
  if (!state) throw new Error('a state without a row')
  return Math.max(0, nextBackupAt(state, every, state.now).getTime() - state.now.getTime())
}

/**
 * Files of the timetable of one installation in its folder: each bears, beside its moment, a mark that the data folder
 * keeps. What bears another one, or none, was made by somebody else, and is nothing to us.
 */
async function backupFiles(dataFolder: string, folder: string) {
  // Another folder is the operator's to make: where a disk is missing, a new folder would be in the wrong place.
  if (folder === join(dataFolder, 'backups')) await mkdir(folder, { recursive: true, mode: 0o700 })
  const mark = await storedText(join(dataFolder, 'backup-mark'), () => randomBytes(4).toString('hex'))
  const pattern = new RegExp(`^calendar-\\d{8}T\\d{6}Z-${mark}\\.backup(\\.part)?$`)
  const ours = async () => (await readdir(folder)).filter((name) => pattern.test(name))
  const removed = async (names: string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true })
    return names
  }

  return {
    /** Of a backup that begins now. */
    newFile(now: Date) {
      const moment = now.toISOString().replace(/\.\d+|[-:]/g, '')
      return join(folder, `calendar-${moment}-${mark}.backup`)
    },

    /** Removes what a backup of ours that was killed left behind. */
    async sweep() {
      await removed((await ours()).filter((name) => name.endsWith('.part')))
    },

    /** Removes all of ours but so many, this one among them. */
    async keepNewest(count: number, file: string) {
      const others = (await ours()).filter((name) => name.endsWith('.backup') && join(folder, name) !== file)
      return removed(
        others
          .toSorted()
          .toReversed()
          .slice(count - 1),
      )
    },
  }
}

export type Turn =
  | { kind: 'notDue' }
  /** Another instance makes it. */
  | { kind: 'underWay' }
  | { kind: 'made'; file: string; bytes: number; removed: string[] }

export type BackupConfig = Pick<
  Config,
  'backupEvery' | 'backupKeep' | 'backupFolder' | 'backupPassphrase' | 'dataFolder' | 'payloadSecret'
>

/** Makes the backup that is due, once however many instances are on the database, and removes those beyond the count. */
export function scheduledBackup(url: string, config: BackupConfig, report: (line: string) => void): Promise<Turn> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${backupLock}) as mine`)
    if (!rows[0]?.mine) return { kind: 'underWay' }
    if ((await untilDue(client, config.backupEvery)) > 0) return { kind: 'notDue' }
    return make(url, config, report)
  })
}

async function make(url: string, config: BackupConfig, report: (line: string) => void): Promise<Turn> {
  const { backupFolder: place, backupPassphrase: passphrase, payloadSecret } = config
  let files: Awaited<ReturnType<typeof backupFiles>> | undefined
  const isEncrypted = passphrase !== null
  const { file, bytes } = await recorded(url, { madeBy: 'timetable', isEncrypted, place, report }, async () => {
    files = await backupFiles(config.dataFolder, place)
    await files.sweep()
    return writtenAndRead(url, { file: files.newFile(new Date()), passphrase, payloadSecret })
  })
  const removed =
    (await files?.keepNewest(config.backupKeep, file).catch((error: Error) => {
      report(`Older backups could not be removed: ${error.message}`)
      return []
    })) ?? []
  return { kind: 'made', file, bytes, removed }
}
