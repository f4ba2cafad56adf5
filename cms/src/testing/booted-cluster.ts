import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Migration } from 'payload'
import { clusterPlace } from '../../../server/database/cluster-place.ts'
import { nativeFolder } from '../../../server/database/native-folder.ts'
import { postgresUser } from '../../../server/database/postgres-user.ts'

const run = promisify(execFile)
const day = 24 * 60 * 60_000
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const kept = fileURLToPath(new URL('../../../.cache/migrated-clusters', import.meta.url))

/** Where a cluster is kept on which these migrations have run, and nothing else; there or not. */
export async function migratedCluster(): Promise<string> {
  const hash = createHash('sha256').update(nativeFolder())
  for (const name of (await readdir(migrations)).toSorted()) {
    if (name.endsWith('.ts')) hash.update(name).update(await readFile(join(migrations, name)))
  }
  return join(kept, hash.digest('hex').slice(0, 16))
}

/** Puts the kept cluster into a new data folder, if there is one: initialising and migrating take seconds. */
export async function copyCluster(from: string, dataFolder: string): Promise<boolean> {
  if (!(await stat(from).catch(() => null))) return false
  const { folder } = await clusterPlace(dataFolder, nativeFolder(), await postgresUser())
  const { password } = JSON.parse(await readFile(join(from, 'database.json'), 'utf8')) as { password: string }
  await run('cp', ['-a', join(from, 'postgres'), folder])
  await writeFile(join(dataFolder, 'database.json'), JSON.stringify({ password, port: 0 }), { mode: 0o600 })
  return true
}

/** Runs the migrations and nothing else on the database that the environment names. */
export async function migrate(): Promise<void> {
  const [{ services }, { migrations: all }] = await Promise.all([
    import('../boot/open-services.ts'),
    import('../migrations/index.ts'),
  ])
  const { payload } = await services()
  await payload.db.migrate({ migrations: all as Migration[] })
}

/** Keeps the cluster of a data folder whose PostgreSQL has ended; those that are older than a day go. */
export async function keepCluster(dataFolder: string, to: string): Promise<void> {
  const { folder } = await clusterPlace(dataFolder, nativeFolder(), await postgresUser())
  await mkdir(kept, { recursive: true, mode: 0o700 })
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name))
    if (mtimeMs < Date.now() - day) await rm(join(kept, name), { recursive: true, force: true })
  }
  const draft = await mkdtemp(`${to}.`)
  await run('cp', ['-a', folder, join(draft, 'postgres')])
  await run('cp', ['-a', join(dataFolder, 'database.json'), draft])
  await rename(draft, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}
