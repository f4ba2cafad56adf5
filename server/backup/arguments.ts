import { resolve } from 'node:path'
import { parseConfig, type Config } from '../config.ts'
import { BackupFault } from './fault.ts'

export type Given = { config: Config; file: string; passphrase: string | null; replace: boolean }

/** What the command line and the environment say. The folder of a file's name is the one where npm was called. */
export function readGiven(command: 'backup' | 'restore'): Given {
  const parsed = parseConfig()
  if (!parsed.ok) throw new BackupFault(parsed.fault)
  const options = process.argv.slice(2).filter((text) => text.startsWith('--'))
  const names = process.argv.slice(2).filter((text) => !text.startsWith('--'))
  const known = command === 'restore' ? ['--replace'] : []
  const [name] = names
  if (!name || names.length > 1 || options.some((option) => !known.includes(option)))
    throw new BackupFault(
      `Usage: npm run ${command} -- FILE${known.map((option) => ` [${option}]`).join('')}`,
    )
  const config = parsed.value
  const file = resolve(config.calledFrom, name)
  return { config, file, passphrase: config.backupPassphrase, replace: options.includes('--replace') }
}
