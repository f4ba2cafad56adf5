import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fingerprintOf } from '../../../server/builds/fingerprint.ts'
import { projectFolder } from '../../../server/config.ts'
import { clusterPlace } from '../../../server/database/cluster-place.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../server/database/embedded.ts'
import { nativeFolder, postgresUser } from '../../../server/database/postgres-program.ts'
import { cacheFolder } from '../../../server/testing/cache-folder.ts'
import { withJsx } from '../../../server/testing/with-jsx.ts'
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts'

const run = promisify(execFile)
const day = 24 * 60 * 60_000
const kept = join(cacheFolder, 'clusters')

/** What a cluster's first boot leaves in it is made of these; later boots bring the rest up to date. */
const inputs = ['cms/src/migrations', 'cms/src/boot', 'package-lock.json']

/** Starts a new cluster on which the product has booted once. `settings` are lines of PostgreSQL's configuration. */
export async function startBootedCluster(settings: string[] = []): Promise<EmbeddedDatabase> {
  const from = join(kept, (await fingerprintOf(projectFolder, inputs)).slice(0, 16))
  if (!(await stat(from).catch(() => null))) await keepNewCluster(from)
  const dataFolder = await temporaryFolder('cms-test-')
  const folder = await folderOf(dataFolder)
  await run('cp', ['-a', join(from, 'postgres'), folder])
  await writeFile(join(folder, 'postgresql.auto.conf'), settings.map((line) => `${line}\n`).join(''))
  await run('cp', ['-a', join(from, 'database.json'), dataFolder])
  const database = await startEmbeddedDatabase(dataFolder, () => undefined)
  return {
    ...database,
    async stop() {
      await database.stop()
      await removeCluster(dataFolder)
    },
  }
}

async function keepNewCluster(to: string): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 })
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name))
    if (mtimeMs < Date.now() - day) await rm(join(kept, name), { recursive: true, force: true })
  }
  const dataFolder = await temporaryFolder('cms-test-')
  await run(process.execPath, [...withJsx, program, dataFolder], { cwd: join(projectFolder, 'cms') })
  const draft = await mkdtemp(`${to}.`)
  await run('cp', ['-a', await folderOf(dataFolder), join(draft, 'postgres')])
  await writeFile(join(draft, 'database.json'), await accessOf(dataFolder), { mode: 0o600 })
  await removeCluster(dataFolder)
  await rename(draft, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

const program = fileURLToPath(new URL('boot-once.ts', import.meta.url))

/** The password that was made, and any port. */
async function accessOf(dataFolder: string): Promise<string> {
  const { password } = JSON.parse(await readFile(join(dataFolder, 'database.json'), 'utf8')) as {
    password: string
  }
  return JSON.stringify({ password, port: 0 })
}

async function folderOf(dataFolder: string): Promise<string> {
  return (await clusterPlace(dataFolder, nativeFolder(), await postgresUser())).folder
}

async function removeCluster(dataFolder: string): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true })
}
