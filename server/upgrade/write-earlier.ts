import { join } from 'node:path'
import { kindOf } from '../backup/fault.ts'
import { recorded, writtenAndRead } from '../backup/recorded.ts'
import type { Config } from '../config.ts'
import { say } from '../log/log.ts'
import { readIfThere } from '../private-file.ts'
import { earlierBackups } from './earlier-backups.ts'
import { UpgradeFault } from './upgrade-fault.ts'

type Given = Pick<Config, 'dataFolder' | 'payloadSecret' | 'backupPassphrase'>

/**
 * Writes what the data is before something changes it, with the secret that belongs to it, and returns the file.
 * `orElse` is what else helps where the disk has no room for it.
 */
export async function writeEarlier(
  url: string,
  what: string,
  { dataFolder, payloadSecret, backupPassphrase: passphrase }: Given,
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

function noRoom(folder: string, orElse: string, cause: Error): UpgradeFault {
  return new UpgradeFault(
    `The disk has no room in ${folder} for the backup before the upgrade, and nothing was changed: make room${orElse}`,
    { cause },
  )
}
