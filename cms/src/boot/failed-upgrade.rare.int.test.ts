import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkBackup, restore } from '../../../server/backup/restore.ts'
import { migrate } from '../../../server/backup/migrate.ts'
import { freePort } from '../../../server/testing/product.ts'
import { bringUpToDate } from '../../../server/upgrade/bring-up-to-date.ts'
import { readDataState, UpgradeError } from '../../../server/upgrade/data-state.ts'
import { earlierBackups } from '../../../server/upgrade/earlier-backups.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts'

const run = promisify(execFile)
const first = [
  '20261120_234353_initial',
  '20261120_234505_figures_and_keys',
  '20261121_010000_public_forms_and_figures',
]
const failing = '20261125_023110_sources'

let dataFolder: string
let database: TestDatabase
beforeAll(async () => {
  dataFolder = await temporaryFolder('upgrade-')
  database = await openTestDatabase('empty')
  await migrate(database.url, { migrations: first, withQueue: false })
  await query(
    `insert into subscribers (full_name, email, subscribed_at)
     select 'Roni', md5(random()::text) || '@example.org', now() from generate_series(1, 1000)`,
  )
}, 600_000)
afterEach(() => rm(join(dataFolder, 'backups'), { recursive: true, force: true }))
afterAll(async () => {
  await database.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

async function query(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(database.url)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

/** What the start says, which ends with it; null where all went well. */
async function upgrade(): Promise<string | null> {
  const given = { dataFolder, payloadSecret: null, backupPassphrase: null, databaseUrl: null }
  const state = await readDataState(database.url)
  return bringUpToDate(database.url, state, { ...given, backsUpFirst: true }).then(
    () => null,
    (error: Error) => {
      if (!(error instanceof UpgradeError)) throw error
      return error.message
    },
  )
}

/** The start itself, on this database. */
async function startBare(): Promise<{ code: number; errors: string }> {
  const program = fileURLToPath(new URL('../../../server/testing/start-bare.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      DATA_DIR: dataFolder,
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: 'a secret that only the tests know',
      UPGRADE_BACKUP: 'on',
      PORT: String(await freePort()),
      LOG_FORMAT: 'plain',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  const errors = await text(child.stderr)
  const [code] = (await closed) as [number]
  return { code, errors }
}

const backups = async () => (await readdir(join(dataFolder, 'backups'))).toSorted()

test('a disk without room for the backup refuses the start in one line, with nothing changed', async (context) => {
  const folder = join(dataFolder, 'backups')
  await mkdir(folder)
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return context.skip('this machine mounts nothing for us')
  try {
    expect(await upgrade()).toBe(
      `The disk has no room in ${folder} for the backup before the upgrade, and nothing was changed: make room, or set UPGRADE_BACKUP=off to go on without`,
    )
    expect((await readDataState(database.url)).last).toBe(first.at(-1))
    expect(await backups()).toEqual([])
  } finally {
    await run('umount', [folder])
  }
})

test('the last three backups of upgrades are kept, and what others put beside them', async () => {
  const files = await earlierBackups(dataFolder)
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  const names = days.map((day, index) => files.newFile(`1.${9 - index}.0`, new Date(`${day}T08:00:00Z`)))
  const others = ['before-me.backup', 'calendar-20261119T080000Z-0a1b2c3d.backup'].map((name) =>
    join(files.folder, name),
  )
  for (const name of [...names, ...others, `${names[3]}.part`]) await run('touch', [name])
  await files.removeParts()
  await files.removeOldest()
  const left = (await backups()).map((name) => join(files.folder, name))
  expect(left).toEqual([...names.slice(1), ...others].toSorted())
})

test(
  'a step that fails says which, why, and how to go back; however often it is tried, there is one backup, and it leads back',
  { timeout: 600_000 },
  async () => {
    // Something else bears the name of a table that the step makes.
    await query('create view source_runs as select 1 as one')
    const said = (await upgrade()) ?? ''
    const [name = ''] = await backups()
    const file = join(dataFolder, 'backups', name)
    expect(said.split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Step \\d+ of \\d+ failed and was taken back: ${failing} \\(relation "source_runs" already exists\\)$`,
        ),
      ),
      `To go back: DATA_DIR=${dataFolder} npm run restore -- ${file} --replace, then start the program of before`,
    ])
    const state = await readDataState(database.url)
    expect(state.last).not.toBe(first.at(-1))

    const again = await startBare()
    expect(again.code).toBe(78) // what a service is not started again for
    expect(again.errors.trim().split('\n')).toEqual([
      expect.stringContaining(`Step 1 of ${state.toGo} failed and was taken back: ${failing}`),
      expect.stringContaining(`npm run restore -- ${file} --replace`),
    ])
    expect(await backups()).toEqual([name])

    const wanted = { file, passphrase: null, replace: true, report: () => undefined }
    await restore(database.url, await checkBackup(file, null), wanted)
    expect(await readDataState(database.url)).toMatchObject({ last: first.at(-1) })
    expect((await query(`select from subscribers where full_name = 'Roni'`)).rowCount).toBe(1000)
  },
)
