import { resolve } from 'node:path'
import { parseConfig, type Config } from '../config.ts'
import { BackupError } from './backup-error.ts'

export type BackupArguments = {
  config: Config
  file: string
  /** What the file is encrypted with; null: with nothing. */
  passphrase: string | null
  replace: boolean
}

const options = { backup: [], restore: ['--replace', '--unencrypted'] }

/** What the command line and the environment say. The folder of a file's name is the one where npm was called. */
export function readArguments(command: 'backup' | 'restore'): BackupArguments {
  const parsed = parseConfig()
  if (!parsed.ok) throw new BackupError(parsed.error)
  const flags = process.argv.slice(2).filter((text) => text.startsWith('--'))
  const names = process.argv.slice(2).filter((text) => !text.startsWith('--'))
  const known: string[] = options[command]
  const [name] = names
  if (!name || names.length > 1 || flags.some((option) => !known.includes(option)))
    throw new BackupError(`Usage: npm run ${command} -- FILE${known.map((option) => ` [${option}]`).join('')}`)
  const config = parsed.value
  const file = resolve(config.calledFrom, name)
  const passphrase = flags.includes('--unencrypted') ? null : config.backupPassphrase
  return { config, file, passphrase, replace: flags.includes('--replace') }
}
