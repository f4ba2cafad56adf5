import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { checkBackup } from '../../../../server/backup/restore.ts'
import { readBack, written } from '../../../../server/backup/recorded.ts'
import { record } from '../../../../server/backup/record.ts'
import { keepBackingUp } from '../../../../server/backup/timetable/keep-backing-up.ts'
import {
  scheduledBackup,
  type BackupConfig,
  type Turn,
  backupLock,
  untilDue,
} from '../../../../server/backup/timetable/scheduled-backup.ts'
import { projectFolder } from '../../../../server/config.ts'
import { withClient } from '../../../../server/database/client.ts'
import { freePort } from '../../../../server/system/ports.ts'
import { waitUntil } from '../../../../server/system/steps.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const run = promisify(execFile)
const day = 24 * 60 * 60_000
const passphrase = 'seven wet umbrellas'
const payloadSecret = 'the secret of the data folder, long enough'

let api: TestApi
let folder: string
let given: BackupConfig

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate backups')
  folder = await mkdtemp(join(tmpdir(), 'timetable-'))
  const backupFolder = join(folder, 'backups')
  given = {
    backupEvery: day,
    backupKeep: 2,
    backupFolder,
    backupPassphrase: passphrase,
    dataFolder: folder,
    payloadSecret,
  }
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const told: string[] = []
const files = async () => (await readdir(given.backupFolder)).toSorted()

/** Files bear the second they began in, and no timetable makes two in one. */
async function turn(changes: Partial<BackupConfig> = {}): Promise<Turn> {
  const made = await files().catch(() => [])
  await waitUntil(async () => !made.some((name) => name.includes(thisSecond())), 5000)
  return scheduledBackup(api.database.url, { ...given, ...changes }, (line) => told.push(line))
}

const thisSecond = () => new Date().toISOString().replace(/\.\d+|[-:]/g, '')

const left = () => withClient(api.database.url, (client) => untilDue(client, given.backupEvery))

/** As if everything so far had happened so much earlier. */
async function later(milliseconds: number): Promise<void> {
  const interval = `make_interval(secs => ${milliseconds / 1000})`
  await api.services.pool.query(
    `update backups set started_at = started_at - ${interval}, ended_at = ended_at - ${interval}`,
  )
}

async function recordedRows(): Promise<Record<string, unknown>[]> {
  const { rows } = await api.services.pool.query(
    'select made_by, file, is_encrypted, bytes::int, row_count::int, fault, words from backups order by id',
  )
  return rows
}

test('one is made when it is due, can be restored, is noted, and is not made again before the next is due', async () => {
  const made = await turn()
  if (made.kind !== 'made') throw new Error(made.kind)
  const { trailer } = await checkBackup(made.file, passphrase)
  expect(await recordedRows()).toEqual([
    {
      made_by: 'timetable',
      file: made.file,
      is_encrypted: true,
      bytes: made.bytes,
      row_count: trailer.rows,
      fault: null,
      words: null,
    },
  ])
  expect(await turn()).toEqual({ kind: 'notDue' })
  expect(await left()).toBeGreaterThan(day - 60_000)
  await later(day)
  expect(await turn()).toMatchObject({ kind: 'made' })
})

test('of many instances on one database one makes it', async () => {
  const turns = await Promise.all(Array.from({ length: 5 }, () => turn()))
  expect(turns.filter(({ kind }) => kind === 'made')).toHaveLength(1)
  expect(await files()).toHaveLength(1)
  const other = new pg.Client(api.database.url)
  await other.connect()
  await later(day)
  await other.query(`select pg_advisory_lock(${backupLock})`)
  const running = async () => (await api.services.pool.query('select is_running from backup_state')).rows[0].is_running
  expect(await running()).toBe(true)
  expect(await turn()).toEqual({ kind: 'underWay' })
  await other.end()
  await waitUntil(async () => !(await running()), 10_000)
  expect(await turn()).toMatchObject({ kind: 'made' })
})

test('so many are kept, and what others put beside them stays', async () => {
  const foreign = [
    'calendar-20200101T000000Z-0badcafe.backup',
    'calendar-20200101T000000Z-0badcafe.backup.part',
    'calendar.backup',
    'notes.txt',
  ]
  await mkdir(given.backupFolder)
  for (const name of foreign) await writeFile(join(given.backupFolder, name), 'not ours')
  const made: string[] = []
  for (let count = 0; count < 4; count += 1) {
    const one = await turn()
    if (one.kind !== 'made') throw new Error(one.kind)
    made.push(one.file)
    await later(day)
  }
  const kept = made.slice(-2).map((file) => file.slice(given.backupFolder.length + 1))
  expect(await files()).toEqual([...kept, ...foreign].toSorted())

  // A clock that went back gives the newest the oldest name.
  const mark = (await readFile(join(folder, 'backup-mark'), 'utf8')).trim()
  const future = `calendar-20990101T000000Z-${mark}.backup`
  await writeFile(join(given.backupFolder, future), 'ours')
  const newest = await turn({ backupKeep: 1 })
  if (newest.kind !== 'made') throw new Error(newest.kind)
  expect(newest.removed).toContain(future)
  await checkBackup(newest.file, passphrase)
})

test('a failure is noted with its reason, removes nothing, and is tried again after a pause', async () => {
  await turn({ backupKeep: 1 })
  await later(day)
  const before = await files()
  const missing = join(folder, 'unplugged')
  await expect(turn({ backupKeep: 1, backupFolder: missing })).rejects.toThrow('ENOENT')
  expect((await recordedRows()).at(-1)).toMatchObject({ fault: 'folder', file: missing, bytes: null })
  expect(await files()).toEqual(before)
  expect(await left()).toBeGreaterThan(50_000)
  expect(await turn()).toEqual({ kind: 'notDue' })
  await later(60_000)
  expect(await turn()).toMatchObject({ kind: 'made' })
})

test('a full disk is told in one line and leaves the last good one', async ({ skip }) => {
  await mkdir(given.backupFolder)
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', given.backupFolder]).then(
    () => true,
    () => false,
  )
  if (!mounted) return skip('no file system can be mounted here')
  try {
    await turn({ backupKeep: 1 })
    const before = await files()
    await writeFile(join(given.backupFolder, 'filler'), Buffer.alloc(2 ** 20)).catch(() => undefined)
    await later(day)
    await expect(turn({ backupKeep: 1 })).rejects.toThrow(/^No space is left for .*: make room on its disk$/)
    expect(await files()).toEqual([...before, 'filler'])
    expect((await recordedRows()).at(-1)).toMatchObject({ fault: 'diskFull' })
    await checkBackup(join(given.backupFolder, before[0] ?? ''), passphrase)
  } finally {
    await run('umount', ['-l', given.backupFolder])
  }
})

test(
  'one that is killed is noted, its half file counts as none and goes with the next',
  { timeout: 240_000 },
  async () => {
    const said: string[] = []
    const holder = new pg.Client(api.database.url)
    await holder.connect()
    const running = keepBackingUp({
      config: given,
      url: api.database.url,
      environment: {
        DATABASE_URL: api.database.url,
        PAYLOAD_SECRET: payloadSecret,
        DATA_DIR: folder,
        BACKUP_EVERY: '24h',
        BACKUP_PASSPHRASE: passphrase,
      },
      logFolder: folder,
      report: (line) => said.push(line),
      pauses: { quietMs: 50, longestQuietMs: 50, lookMs: 50 },
    })
    onTestFinished(async () => {
      await running.stop()
      await holder.end()
    })
    await holder.query('begin; lock table users in access exclusive mode')
    await waitUntil(async () => (await partFiles()).length === 1, 60_000)
    running.hurry()
    await waitUntil(async () => (await recordedRows()).length === 1, 60_000)
    expect(await recordedRows()).toMatchObject([{ fault: 'killed', words: 'killed (SIGKILL)' }])
    expect(said).toEqual(['The backup was killed (SIGKILL); it is made again'])
    expect((await partFiles()).length).toBe(1)
    await holder.query('rollback')
    await later(60_000)
    await waitUntil(async () => (await recordedRows()).length === 2, 60_000)
    const [file, ...others] = await files()
    expect(others).toEqual([])
    await checkBackup(join(given.backupFolder, file ?? ''), passphrase)

    async function partFiles(): Promise<string[]> {
      const names = await readdir(given.backupFolder).catch(() => [])
      return names.filter((name) => name.endsWith('.part'))
    }
  },
)

test('the start makes them where BACKUP_EVERY says so, and ends with them', { timeout: 240_000 }, async () => {
  // Without its parts, which need a build.
  const program = `
    const { run } = await import(${JSON.stringify(pathToFileURL(join(projectFolder, 'server/start/run.ts')).href)})
    await run({ prepare: async () => undefined, children: async () => [] })`
  const start = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      DATABASE_URL: api.database.url,
      PAYLOAD_SECRET: payloadSecret,
      DATA_DIR: folder,
      PORT: String(await freePort()),
      BACKUP_EVERY: '6h',
      BACKUP_PASSPHRASE: passphrase,
    },
    stdio: 'ignore',
  })
  const ended = once(start, 'exit')
  await waitUntil(async () => (await recordedRows()).length === 1, 120_000)
  expect(await recordedRows()).toMatchObject([{ made_by: 'timetable', is_encrypted: true, fault: null }])
  const log = join(folder, 'logs', 'backup.log')
  const told = /\.backup: [\d.]+ MB; removed: none"/
  await waitUntil(async () => existsSync(log) && told.test(await readFile(log, 'utf8')), 30_000)
  start.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('what does not read back as it was written is no backup', async () => {
  const file = join(folder, 'one')
  const made = await written(api.database.url, { file, passphrase: null, payloadSecret })
  await readBack(made, null)
  const wrong = { ...made, trailer: { ...made.trailer, rows: made.trailer.rows + 1 } }
  await expect(readBack(wrong, null)).rejects.toMatchObject({ kind: 'damaged' })
})

test('the command notes its backups too, and those that fail', { timeout: 60_000 }, async () => {
  const file = join(folder, 'by-hand')
  const command = () =>
    run(process.execPath, [join(projectFolder, 'server/backup/backup-command.ts'), file], {
      env: {
        ...process.env,
        DATABASE_URL: api.database.url,
        PAYLOAD_SECRET: payloadSecret,
        DATA_DIR: folder,
      },
    })
  expect((await command()).stdout).toContain('It is not encrypted')
  await expect(command()).rejects.toMatchObject({ stderr: `${file} is there already\n` })
  expect(await recordedRows()).toMatchObject([
    { made_by: 'command', is_encrypted: false, fault: null },
    { made_by: 'command', fault: 'other', words: `${file} is there already` },
  ])
})

test('what is noted stays few, and the last good one stays however old', async () => {
  const attempt = { madeBy: 'timetable', milliseconds: 10, file: 'x', isEncrypted: false } as const
  await record(api.database.url, attempt, { bytes: 1, rows: 1 })
  await api.services.pool.query(
    `insert into backups (made_by, started_at, ended_at, file, is_encrypted, fault, words)
     select 'timetable', now(), now(), 'x', false, 'other', 'x' from generate_series(1, 300)`,
  )
  await record(api.database.url, attempt, { fault: 'other', words: 'two\nlines' })
  const rows = await recordedRows()
  expect(rows).toHaveLength(201)
  expect(rows[0]).toMatchObject({ bytes: 1 })
  expect(rows.at(-1)).toMatchObject({ words: 'two lines' })
})

test('a database of before this table is backed up, and nothing is noted', async () => {
  const { pool } = api.services
  await pool.query('alter table backups rename to other_backups')
  onTestFinished(async () => void (await pool.query('alter table other_backups rename to backups')))
  const attempt = { madeBy: 'upgrade', milliseconds: 10, file: 'x', isEncrypted: false } as const
  await record(api.database.url, attempt, { bytes: 1, rows: 1 })
})
