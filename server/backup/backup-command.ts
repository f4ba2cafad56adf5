import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere } from '../private-file.ts'
import { withDatabase } from '../with-database.ts'
import { readGiven } from './arguments.ts'
import { backUp } from './back-up.ts'
import { BackupFault } from './fault.ts'
import { runCommand } from './run-command.ts'

/** `npm run backup -- FILE`: the database as it is at one moment, and the secret, while the product runs or not. */
await runCommand('There is no backup', async () => {
  const { config, file, passphrase } = readGiven('backup')
  const kept = await readIfThere(join(config.dataFolder, 'payload-secret'))
  const payloadSecret = config.payloadSecret ?? kept?.trim() ?? null
  const written = await withDatabase(config, (url) => backUp(url, { file, passphrase, payloadSecret }))
  if (!written)
    throw new BackupFault('There is nothing to back up: the product never started from this folder')
  const { size } = await stat(file)
  const megabytes = (size / 1_000_000).toFixed(1)
  console.log(`${file}: ${written.tables.length} tables, ${written.rows} rows, ${megabytes} MB`)
  if (!passphrase)
    console.log(
      'It is not encrypted and holds personal data and the secret: keep it safe, or set BACKUP_PASSPHRASE.',
    )
})
