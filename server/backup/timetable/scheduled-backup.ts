import type { Config } from '../../config.ts'
import { withClient } from '../../database/with-client.ts'
import { recorded, writtenAndRead } from '../recorded.ts'
import { backupFiles, type BackupFiles } from './backup-files.ts'
import { backupLock, untilDue } from './timetable-state.ts'

export type Turn =
  | { kind: 'notDue' }
  /** Another instance makes it. */
  | { kind: 'underWay' }
  | { kind: 'made'; file: string; bytes: number; removed: string[] }

export type Given = Pick<
  Config,
  'backupEvery' | 'backupKeep' | 'backupFolder' | 'backupPassphrase' | 'dataFolder' | 'payloadSecret'
>

/** Makes the backup that is due, once however many instances are on the database, and removes those beyond the count. */
export function scheduledBackup(url: string, given: Given, report: (line: string) => void): Promise<Turn> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${backupLock}) as mine`,
    )
    if (!rows[0]?.mine) return { kind: 'underWay' }
    if ((await untilDue(client, given.backupEvery)) > 0) return { kind: 'notDue' }
    return make(url, given, report)
  })
}

async function make(url: string, given: Given, report: (line: string) => void): Promise<Turn> {
  const { backupFolder: place, backupPassphrase: passphrase, payloadSecret } = given
  let files: BackupFiles | undefined
  const isEncrypted = passphrase !== null
  const { file, bytes } = await recorded(
    url,
    { madeBy: 'timetable', isEncrypted, place, report },
    async () => {
      files = await backupFiles(given.dataFolder, place)
      await files.sweep()
      return writtenAndRead(url, { file: files.newFile(new Date()), passphrase, payloadSecret })
    },
  )
  const removed =
    (await files?.keepNewest(given.backupKeep, file).catch((error: Error) => {
      report(`Older backups could not be removed: ${error.message}`)
      return []
    })) ?? []
  return { kind: 'made', file, bytes, removed }
}
