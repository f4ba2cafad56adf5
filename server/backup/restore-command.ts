import { join } from 'node:path'
import { dataFolderError, lockFolder } from '../data/data-folder.ts'
import { startEmbeddedDatabase } from '../database/embedded.ts'
import { readIfThere, writePrivate } from '../data/private-file.ts'
import { readArguments, type BackupArguments } from './arguments.ts'
import { BackupError, runCommand } from './backup-error.ts'
import { readChecked, restore } from './restore.ts'
import { forgetUnfinished } from './record.ts'

/** `npm run restore -- FILE`: into an empty database, or with `--replace` in place of what one holds. */
await runCommand('Nothing was restored', async () => {
  const input = readArguments('restore')
  const wanted = { ...input, report: (line: string) => console.log(line) }
  const checked = await readChecked(wanted)
  const { manifest, trailer } = checked
  await inTarget(input, (url, adminUrl) => restore(url, checked, { ...wanted, adminUrl }))
  await forgetUnfinished(input.config.dataFolder)
  console.log(
    `Restored into ${targetOf(input)}: ${trailer.tables.length} tables, ${trailer.rows} rows, the sum of each table as in the backup`,
  )
  const secret = manifest.payloadSecret && (await keepSecret(input, manifest.payloadSecret))
  if (secret) console.log(secret)
})

function targetOf({ config }: BackupArguments): string {
  return config.databaseUrl ? 'the database of DATABASE_URL' : config.dataFolder
}

async function inTarget(
  { config }: BackupArguments,
  work: (url: string, adminUrl: string) => Promise<void>,
): Promise<void> {
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (url) return work(url, url)
  const error = await dataFolderError(config.dataFolder)
  if (error) throw new BackupError(error)
  const lock = await lockFolder(config.dataFolder, `http://${config.host}:${config.port}`)
  if (!lock.ok) throw new BackupError(`The product runs from this folder (process ${lock.holder.pid}): stop it first`)
  try {
    const database = await startEmbeddedDatabase(config.dataFolder, (line) => console.error(line))
    await work(database.url, database.adminUrl).finally(() => database.stop())
  } finally {
    await lock.release()
  }
}

/** Links in mails and second factors are made with the secret: it belongs to the data. */
async function keepSecret({ config }: BackupArguments, secret: string): Promise<string | null> {
  if (config.payloadSecret === secret) return null
  const path = join(config.dataFolder, 'payload-secret')
  const before = (await readIfThere(path))?.trim()
  if (before === secret) return null
  if (before) await writePrivate(`${path}.before-restore`, `${before}\n`)
  await writePrivate(path, `${secret}\n`)
  if (!config.payloadSecret) return `The secret of the backup is in ${path}`
  return `PAYLOAD_SECRET is not the secret of the backup, without which mailed links and second factors are void: set it to what ${path} says`
}
