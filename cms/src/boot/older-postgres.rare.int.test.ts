import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../server/backup/migrate.ts'
import { snapshot } from '../../../server/backup/snapshot.ts'
import type { Trailer } from '../../../server/backup/frames.ts'
import { newAccess } from '../../../server/database/owner-role.ts'
import { clusterMajor, initialiseCluster } from '../../../server/database/cluster.ts'
import { clusterPlace, type ClusterPlace } from '../../../server/database/cluster-place.ts'
import { runCluster, startEmbeddedDatabase } from '../../../server/database/embedded.ts'
import { installedFolder, nativeFolder, postgresUser } from '../../../server/database/postgres-program.ts'
import {
  retainedClusters,
  removeOutdated,
  keepPrograms,
  olderPrograms,
} from '../../../server/upgrade/earlier-clusters.ts'
import { moveOlderCluster, type Stage } from '../../../server/upgrade/move-cluster.ts'
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts'

const run = promisify(execFile)
const report = () => undefined
const native17 = installedFolder(17) ?? ''
const migrations = [
  '20261120_234353_initial',
  '20261120_234505_figures_and_keys',
  '20261121_010000_public_forms_and_figures',
]

let dataFolder: string
let older: ClusterPlace
let before: Trailer | undefined

/** A data folder as a program with PostgreSQL 17 would have left it. */
beforeAll(async () => {
  dataFolder = await temporaryFolder('older-postgres-')
  older = await clusterPlace(dataFolder, native17, await postgresUser())
  const access = await newAccess(dataFolder, older)
  await initialiseCluster(older, access.password)
  const database = await runCluster(older, { access, dataFolder, keepsPort: true }, report)
  await migrate(database.url, { migrations, withQueue: false })
  await query(
    database.url,
    `insert into subscribers (full_name, email, subscribed_at)
     select E'רוני \\\\ Example\\n' || i, i || '@example.org', now() from generate_series(1, 5000) i`,
  )
  before = await sumsOf(database.url)
  await database.stop()
}, 600_000)
afterAll(async () => {
  if (older.movedAside) await rm(dirname(older.folder), { recursive: true, force: true })
  await rm(dataFolder, { recursive: true, force: true })
})

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

async function sumsOf(url: string): Promise<Trailer | undefined> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for await (const frame of snapshot(client, { program: '', payloadSecret: null }))
      if (frame.kind === 'trailer') return frame.value
    return undefined
  } finally {
    await client.end()
  }
}

/** Everything that starts, dies with `kill -9` where it stands at this stage. */
async function moveUntil(stage: Stage): Promise<string[]> {
  const program = fileURLToPath(new URL('../../../server/testing/move-and-hang.ts', import.meta.url))
  const child = spawn(process.execPath, [program, dataFolder, stage], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const over = once(child, 'exit')
  const stages: string[] = []
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('reached ')) stages.push(line.slice(8))
    if (stages.at(-1) === stage) child.kill('SIGKILL')
  }
  await over
  return stages
}

/** What the folder of the data holds beside what is always there. */
async function beside(): Promise<string[]> {
  const names = await readdir(dirname(older.folder))
  return names.filter((name) => name.startsWith(basename(older.folder))).toSorted()
}

test('programs of one major do not touch the data of another', async () => {
  await expect(startEmbeddedDatabase(dataFolder, report)).rejects.toThrow(
    'The data is of PostgreSQL 17, and this program brings 18: start the product, which moves it',
  )
})

test(
  'killed at any stage the old data is whole, or the new; the next start goes on to the end',
  { timeout: 900_000 },
  async () => {
    const wholeOld = async () => {
      expect(await clusterMajor(older)).toBe(17)
      const access = JSON.parse(await run('cat', [join(dataFolder, 'database.json')]).then(({ stdout }) => stdout))
      const database = await runCluster(older, { access, dataFolder, keepsPort: true }, report)
      expect(await sumsOf(database.url)).toEqual(before)
      await database.stop()
    }
    for (const stage of ['backedUp', 'made', 'filling'] as const) {
      expect((await moveUntil(stage)).at(-1)).toBe(stage)
      await wholeOld()
    }
    // The draft is whole here. But the old one was written to since, as the older program would: it is what counts.
    expect((await moveUntil('noted')).at(-1)).toBe('noted')
    await wholeOld()
    expect(await moveUntil('setAside')).toEqual(['backedUp', 'made', 'filling', 'filled', 'noted', 'setAside'])
    expect(await clusterMajor(older)).toBe(null)

    await moveOlderCluster({ dataFolder, payloadSecret: null, backupPassphrase: null }, { report })
    const database = await startEmbeddedDatabase(dataFolder, report)
    expect((await query(database.url, 'show server_version')).rows[0].server_version).toMatch(/^18/)
    expect(await sumsOf(database.url)).toEqual(before)
    await database.stop()
    const day = new Date().toISOString().slice(0, 10)
    expect(await beside()).toEqual(['postgres', `postgres-17.kept-${day}`])
    expect(await readdir(join(dataFolder, 'backups'))).not.toContainEqual(expect.stringContaining('.part'))
  },
)

test('without the programs that read it the data stays, and one line says what helps', async () => {
  const unread = await temporaryFolder('unread-')
  onTestFinished(() => rm(unread, { recursive: true, force: true }))
  const place = await clusterPlace(unread, native17, await postgresUser())
  await newAccess(unread, place)
  await mkdir(place.folder)
  await writeFile(join(place.folder, 'PG_VERSION'), '16\n')
  const move = moveOlderCluster({ dataFolder: unread, payloadSecret: null, backupPassphrase: null }, { report })
  await expect(move).rejects.toThrow(
    `The data is of PostgreSQL 16, this program brings 18, and the programs that read it are not here: move ${place.folder} aside and restore a backup into its place`,
  )
  expect(await readdir(dirname(place.folder))).toContain('postgres')
})

test('what was moved is kept for thirty days', async () => {
  const [kept] = await retainedClusters(older.folder)
  expect(kept).toMatchObject({ major: 17 })
  const until = kept?.until ?? new Date(0)
  await removeOutdated(older.folder, new Date(until.getTime() - 1))
  expect(await retainedClusters(older.folder)).toHaveLength(1)
  // The way back: what was kept is a cluster like any other.
  await rename(older.folder, `${older.folder}.18`)
  await rename(kept?.folder ?? '', older.folder)
  expect(await clusterMajor(older)).toBe(17)
  await rename(older.folder, kept?.folder ?? '')
  await rename(`${older.folder}.18`, older.folder)
  await removeOutdated(older.folder, until)
  expect(await beside()).toEqual(['postgres'])
})

test('the programs that read the data are kept beside it, until no data needs them', async () => {
  await keepPrograms(dataFolder, [], native17)
  const kept = join(dataFolder, 'postgres-programs', '17', 'native')
  expect(await olderPrograms(dataFolder, 17)).toBe(kept)
  const { stdout } = await run(join(kept, 'bin', 'postgres'), ['--version'])
  expect(stdout).toContain('PostgreSQL) 17.')
  await keepPrograms(dataFolder, [17])
  expect((await readdir(join(dataFolder, 'postgres-programs'))).toSorted()).toEqual(['17', '18'])
  await keepPrograms(dataFolder, [])
  expect(await readdir(join(dataFolder, 'postgres-programs'))).toEqual(['18'])
  expect(await olderPrograms(dataFolder, 16)).toBe(null)
  expect(nativeFolder()).not.toContain('postgres-programs')
})
