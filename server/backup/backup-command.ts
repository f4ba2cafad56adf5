import { setPriority } from 'node:os'
import { join } from 'node:path'
import { niceness } from '../system/processes.ts'
import { readIfThere } from '../data/private-file.ts'
import { withDatabase } from '../database/embedded.ts'
import { readArguments } from './arguments.ts'
import { BackupError, runCommand } from './backup-error.ts'
import { recorded, written } from './recorded.ts'

/** `npm run backup -- FILE`: the database as it is at one moment, and the secret, while the product runs or not. */
await runCommand('There is no backup', async () => {
  setPriority(niceness)
  const { config, file, passphrase } = readArguments('backup')
  const stored = await readIfThere(join(config.dataFolder, 'payload-secret'))
  const payloadSecret = config.payloadSecret ?? stored?.trim() ?? null
  const report = (line: string) => console.error(line)
  const about = { madeBy: 'command', isEncrypted: passphrase !== null, place: file, report } as const
  const made = await withDatabase(config, (url) =>
    recorded(url, about, () => written(url, { file, passphrase, payloadSecret })),
  )
  if (!made)
    throw new BackupError(
      `There is nothing to back up: the product never ran on ${config.dataFolder} (DATA_DIR names another folder)`,
    )
  const { bytes, trailer } = made
  const megabytes = (bytes / 1_000_000).toFixed(1)
  console.log(`${file}: ${trailer.tables.length} tables, ${trailer.rows} rows, ${megabytes} MB`)
  if (!passphrase)
    console.log('It is not encrypted and holds personal data and the secret: keep it safe, or set BACKUP_PASSPHRASE.')
})
