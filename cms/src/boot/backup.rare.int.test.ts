import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { storeEvent } from '../testing/events.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { waitUntil } from '../../../server/system/steps.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { backUp } from '../../../server/backup/recorded.ts'
import { checkBackup, load, readChecked, restore } from '../../../server/backup/restore.ts'
import { migrate } from '../../../server/backup/migrate.ts'
import { snapshot } from '../../../server/backup/snapshot.ts'
import type { Frame, Trailer } from '../../../server/backup/frames.ts'
import { writeBackup } from '../../../server/backup/backup-file.ts'

const passphrase = 'seven wet umbrellas'
const payloadSecret = 'the secret of the folder'
let api: TestApi
let folder: string
let file: string
let backed: Trailer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  file = join(folder, 'whole')
  api = await startApi()
  await storeEvent(api, { title: 'Tab\there, "quotes" \\ and\na line', titleHe: 'כנס', tags: ['flags'] })
  let writing = true
  let count = 0
  const writes = (async () => {
    for (; writing; count += 1) await storeEvent(api, { title: `Meanwhile ${count}` })
  })()
  await waitUntil(async () => count > 5, 10_000)
  backed = await backUp(api.database.url, { file, passphrase, payloadSecret })
  writing = false
  await writes
})
afterAll(async () => {
  await api.stop()
  await rm(folder, { recursive: true, force: true })
})

const wanted = (changes = {}) => ({ file, passphrase, replace: false, report: () => undefined, ...changes })

/** A booted one has people in it. */
async function newDatabase(kind: 'empty' | 'booted'): Promise<string> {
  const database = await openTestDatabase(kind)
  onTestFinished(database.stop)
  return database.url
}

/** Constraints, indexes and triggers, as they are. */
const allRules = `
  select 'constraint' as kind, conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
  from pg_constraint where conrelid <> 0
  union all select 'index', pg_get_indexdef(indexrelid) || indisvalid || indisprimary from pg_index
  where indrelid::regclass::text !~ '^pg_'
  union all select 'trigger', tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  order by 1, 2`

/** What a new backup of a database would say of its tables. */
async function sumsOf(url: string): Promise<Trailer | undefined> {
  return withClient(url, async (client) => {
    for await (const frame of snapshot(client, { program: '', payloadSecret: null }))
      if (frame.kind === 'trailer') return frame.value
    return undefined
  })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test(
  'a backup that was taken while writes went on comes back into an empty database, each table the same',
  { timeout: 600_000 },
  async () => {
    const url = await newDatabase('empty')
    const checked = await readChecked(wanted())
    expect(checked.manifest).toMatchObject({ payloadSecret, program: expect.stringMatching(/^\d/) })
    await restore(url, checked, wanted())
    expect(await sumsOf(url)).toEqual(backed)
    expect(backed.tables.find(({ name }) => name === 'events')?.rows).toBeGreaterThan(5)
    await withClient(url, async (client) => {
      const { rows } = await client.query(`select title from events_locales where title like 'Tab%'`)
      expect(rows).toEqual([{ title: 'Tab\there, "quotes" \\ and\na line' }])
      const { rows: rules } = await client.query(allRules)
      const { rows: before } = await api.services.pool.query(allRules)
      expect(rules).toEqual(before)
      expect(rules.length).toBeGreaterThan(500)
      // Triggers and numbers go on where they were.
      await client.query(`insert into audit_entries (at, action) select now(), action from audit_entries limit 1`)
      await expect(client.query('delete from audit_entries')).rejects.toThrow()
    })
  },
)

test(
  'a database with people in it is replaced when that is asked for only, and as a whole',
  { timeout: 600_000 },
  async () => {
    const url = await newDatabase('booted')
    const checked = await readChecked(wanted())
    await withClient(url, (client) => client.query("insert into search_words values ('before')"))
    const before = await sumsOf(url)
    await expect(restore(url, checked, wanted())).rejects.toThrow('--replace puts the backup in its place')
    const open = new pg.Client(url)
    await open.connect()
    await expect(restore(url, checked, wanted({ replace: true }))).rejects.toThrow(
      'The database is in use (1 sessions)',
    )
    await open.end()
    const wrong = structuredClone(checked)
    Object.assign(wrong.trailer.tables.at(-1) ?? {}, { rows: 77 })
    await expect(restore(url, wrong, wanted({ replace: true }))).rejects.toThrow('are not those that were backed up')
    expect(await sumsOf(url)).toEqual(before)
    await restore(url, checked, wanted({ replace: true }))
    expect(await sumsOf(url)).toEqual(backed)
    const left = await withClient(url, (client) =>
      client.query(`select datname from pg_database where datname like current_database() || '_%'`),
    )
    expect(left.rows).toEqual([])
  },
)

test('what fails midway leaves the rows of before', async () => {
  const url = await newDatabase('booted')
  const checked = await readChecked(wanted())
  await withClient(url, (client) => client.query("insert into search_words values ('before')"))
  const before = await sumsOf(url)
  const half = join(folder, 'half')
  await writeBackup(half, halfOf(), null)
  await expect(load(url, { file: half, passphrase: null, ...checked })).rejects.toThrow()
  expect(await sumsOf(url)).toEqual(before)

  async function* halfOf(): AsyncGenerator<Frame> {
    yield { kind: 'manifest', value: checked.manifest }
    for (const table of checked.manifest.tables.slice(0, 3)) {
      yield { kind: 'table', value: table }
      yield { kind: 'rows', value: Buffer.from('nothing of the kind\n') }
    }
  }
})

test('a wrong passphrase, a damaged file, half a file and another file are told in one line', async () => {
  const whole = await readFile(file)
  const damaged = Buffer.from(whole)
  damaged[whole.length >> 1] = (damaged[whole.length >> 1] ?? 0) ^ 1
  const fault = (content: Buffer | string, secret: string | null = passphrase) =>
    writeFile(join(folder, 'other'), content).then(() =>
      checkBackup(join(folder, 'other'), secret).then(
        () => 'none',
        (error: Error) => error.message,
      ),
    )
  const wrong = 'BACKUP_PASSPHRASE is not the passphrase of this file, or the file is damaged'
  expect(await fault(whole)).toBe('none')
  expect(await fault(whole, 'another passphrase')).toBe(wrong)
  expect(await fault(whole, null)).toContain('is encrypted: set BACKUP_PASSPHRASE')
  expect(await fault(damaged)).toBe(wrong)
  expect(await fault(whole.subarray(0, whole.length - 40))).toBe('The file is not whole: it breaks off')
  expect(await fault('anything')).toContain('is no backup of CyberLuach')
  expect(await fault(whole.toString('latin1').replace('backup 1', 'backup 2'))).toContain('a newer one wrote it')
  const plain = join(folder, 'plain')
  await backUp(api.database.url, { file: plain, passphrase: null, payloadSecret })
  const open = await readFile(plain)
  expect(await fault(open, null)).toBe('none')
  expect(await fault(open.subarray(0, open.length - 40), null)).not.toBe('none')
  const bitten = Buffer.from(open)
  bitten[open.length >> 1] = (bitten[open.length >> 1] ?? 0) ^ 1
  expect(await fault(bitten, null)).not.toBe('none')
})

test('a file is written whole, for its owner alone, and never over another', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(backUp(api.database.url, { file, passphrase, payloadSecret })).rejects.toThrow('is there already')
  const nothing = backUp(await newDatabase('empty'), {
    file: join(folder, 'nothing'),
    passphrase,
    payloadSecret,
  })
  await expect(nothing).rejects.toThrow('There is nothing to back up')
  await expect(stat(join(folder, 'nothing.part'))).rejects.toThrow('ENOENT')
})

test('a backup of a newer program is refused', async () => {
  const { manifest } = await checkBackup(file, passphrase)
  const newer = join(folder, 'newer')
  const migrations = [...manifest.migrations, '20991231_000000_wings']
  await writeBackup(newer, ofMigrations(migrations), null)
  await expect(readChecked(wanted({ file: newer, passphrase: null }))).rejects.toThrow(
    '20991231_000000_wings): restore it with that one',
  )

  async function* ofMigrations(names: string[]): AsyncGenerator<Frame> {
    yield { kind: 'manifest', value: { ...manifest, migrations: names } }
    yield { kind: 'trailer', value: { tables: [], sequences: [], rows: 0 } }
  }
})

test('a backup of an older program comes back as it was, at its own migrations', { timeout: 600_000 }, async () => {
  const { manifest } = await checkBackup(file, passphrase)
  const [from, to, older] = [await newDatabase('empty'), await newDatabase('empty'), join(folder, 'older')]
  await migrate(from, { migrations: manifest.migrations.slice(0, -1), withQueue: true })
  const trailer = await backUp(from, { file: older, passphrase, payloadSecret })
  const checked = await readChecked(wanted({ file: older }))
  expect(checked.manifest.migrations).toEqual(manifest.migrations.slice(0, -1))
  await restore(to, checked, wanted({ file: older }))
  expect(await sumsOf(to)).toEqual(trailer)
})
