import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asidePlaces } from './cluster-place.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { withClient } from './client.ts'

const run = promisify(execFile)
let dataFolder: string
let reports: string[]
const start = () => startEmbeddedDatabase(dataFolder, (line) => reports.push(line))
const there = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Not for PostgreSQL's own user, as all below /root is. */
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'home-'))
  reports = []
})
afterEach(async () => {
  for (const folder of [dataFolder, ...asidePlaces(dataFolder)]) await rm(folder, { recursive: true, force: true })
})

/** Starts the database in a process that is killed then, and leaves PostgreSQL running, with one row in it. */
async function leaveRunning(): Promise<void> {
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))})
    const { withClient } = await import(${JSON.stringify(import.meta.resolve('./client.ts'))})
    const { url } = await startEmbeddedDatabase(${JSON.stringify(dataFolder)}, () => undefined)
    await withClient(url, (client) => client.query('create table kept as select 42 as answer'))
    console.log('started')
    setInterval(() => undefined, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(starter.stdout), 'line')
  starter.kill('SIGKILL')
  await once(starter, 'exit')
}

async function answer(url: string): Promise<unknown> {
  return withClient(url, async (client) => (await client.query('select answer from kept')).rows)
}

// Only root has somebody else run its PostgreSQL.
const asRoot = test.runIf(process.getuid?.() === 0)

asRoot(
  'a database that an earlier program left below /var/tmp, running even, is moved with a line and whole',
  async () => {
    const [home, before] = asidePlaces(dataFolder)
    await leaveRunning()
    await rename(home, before)

    const database = await start()
    try {
      expect(database.folder).toBe(join(home, 'postgres'))
      expect(database.folder).toMatch(/^\/var\/lib\/cyberluach\//)
      expect(reports).toEqual([`The database was moved from ${before} to ${home}`])
      expect(await answer(database.url)).toEqual([{ answer: 42 }])
      expect(await there(before)).toBe(false)
      const [folder, above] = [await stat(database.folder), await stat(home)]
      expect(folder.uid).toBeGreaterThan(0)
      expect([above.uid, above.mode & 0o777]).toEqual([folder.uid, 0o700])
    } finally {
      await database.stop()
    }
  },
)

asRoot('it follows when its user can reach the data folder, onto another disk too, and when that ends', async () => {
  await rm(dataFolder, { recursive: true })
  dataFolder = await mkdtemp('/dev/shm/home-')
  const aside = await start()
  await withClient(aside.url, (client) => client.query('create table kept as select 42 as answer'))
  await aside.stop()
  await chmod(dataFolder, 0o711)
  const within = await start()
  expect(await answer(within.url)).toEqual([{ answer: 42 }])
  await within.stop()
  expect(within.folder).toBe(join(dataFolder, 'postgres'))
  expect(await there(dirname(aside.folder))).toBe(false)

  await chmod(dataFolder, 0o700)
  const again = await start()
  expect(await answer(again.url)).toEqual([{ answer: 42 }])
  await again.stop()
  expect(again.folder).toBe(aside.folder)
  expect(await there(within.folder)).toBe(false)
  expect(reports).toHaveLength(2)
})

asRoot('of two databases the one in its place is used, and a line names the other, which stays', async () => {
  const [home, before] = asidePlaces(dataFolder)
  await (await start()).stop()
  await run('cp', ['-a', home, before])
  await (await start()).stop()
  expect(reports).toEqual([`There is another database in ${before}, which is not used: ${home} has the one that is`])
  expect(await there(join(before, 'postgres', 'PG_VERSION'))).toBe(true)
})
