import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { kindOf } from '../backup/backup-error.ts'
import { recorded, writtenAndRead } from '../backup/recorded.ts'
import type { Config } from '../config.ts'
import { say } from '../log/log.ts'
import { readIfThere } from '../data/private-file.ts'
import { UpgradeError } from './data-state.ts'

const mostBackups = 3
const pattern = /^before-.+-(\d{8}T\d{6}Z)\.backup(\.part)?$/

/** The backups that starts made before they changed the data; others in the folder are nothing to us. */
export async function earlierBackups(dataFolder: string) {
  const folder = join(dataFolder, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ours = async () => (await readdir(folder)).filter((name) => pattern.test(name))
  const remove = (name: string) => rm(join(folder, name), { force: true })

  return {
    folder,
    newFile(what: string, now = new Date()): string {
      const moment = now.toISOString().replace(/\.\d+|[-:]/g, '')
      return join(folder, `before-${what}-${moment}.backup`)
    },
    /** Removes what a start that was killed left half written. */
    async removeParts(): Promise<void> {
      for (const name of await ours()) if (name.endsWith('.part')) await remove(name)
    },
    /** Removes all but the newest few. */
    async removeOldest(): Promise<void> {
      const whole = (await ours()).filter((name) => name.endsWith('.backup'))
      const momentOf = (name: string) => pattern.exec(name)?.[1] ?? ''
      const byMoment = whole.toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)))
      for (const name of byMoment.slice(mostBackups)) await remove(name)
    },
  }
}

type BackupConfig = Pick<Config, 'dataFolder' | 'payloadSecret' | 'backupPassphrase'>

/**
 * Writes what the data is before something changes it, with the secret that belongs to it, and returns the file.
 * `orElse` is what else helps where the disk has no room for it.
 */
export async function writeEarlier(
  url: string,
  what: string,
  { dataFolder, payloadSecret, backupPassphrase: passphrase }: BackupConfig,
  orElse = '',
): Promise<string> {
  const files = await earlierBackups(dataFolder)
  await files.removeParts()
  const file = files.newFile(what)
  const secret = payloadSecret ?? (await readIfThere(join(dataFolder, 'payload-secret')))?.trim() ?? null
  const about = { madeBy: 'upgrade', isEncrypted: passphrase !== null, place: files.folder } as const
  const wanted = { file, passphrase, payloadSecret: secret }
  await recorded(url, { ...about, report: (line: string) => say('warn', line) }, () =>
    writtenAndRead(url, wanted),
  ).catch((error: Error) => {
    if (kindOf(error) === 'diskFull') throw noRoom(files.folder, orElse, error)
    throw error
  })
  return file
}

function noRoom(folder: string, orElse: string, cause: Error): UpgradeError {
  return new UpgradeError(
    `The disk has no room in ${folder} for the backup before the upgrade, and nothing was changed: make room${orElse}`,
    { cause },
  )
}
