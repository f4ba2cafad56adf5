import { resolve } from 'node:path'
import { parseConfig, type Config } from '../config.ts'
import { BackupFault } from './fault.ts'

export type Given = {
  config: Config
  file: string
  /** What the file is encrypted with; null: with nothing. */
  passphrase: string | null
  replace: boolean
}

const options = { backup: [], restore: ['--replace', '--unencrypted'] }

/** What the command line and the environment say. The folder of a file's name is the one where npm was called. */
export function readGiven(command: 'backup' | 'restore'): Given {
  const parsed = parseConfig()
  if (!parsed.ok) throw new BackupFault(parsed.fault)
  const given = process.argv.slice(2).filter((text) => text.startsWith('--'))
  const names = process.argv.slice(2).filter((text) => !text.startsWith('--'))
  const known: string[] = options[command]
  const [name] = names
  if (!name || names.length > 1 || given.some((option) => !known.includes(option)))
    throw new BackupFault(
      `Usage: npm run ${command} -- FILE${known.map((option) => ` [${option}]`).join('')}`,
    )
  const config = parsed.value
  const file = resolve(config.calledFrom, name)
  const passphrase = given.includes('--unencrypted') ? null : config.backupPassphrase
  return { config, file, passphrase, replace: given.includes('--replace') }
}
