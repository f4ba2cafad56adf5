import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkBackup, restore } from '../../../server/backup/restore.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../server/database/embedded.ts'
import { bringUpToDate } from '../../../server/upgrade/bring-up-to-date.ts'
import { dataShown, readDataState, type DataState } from '../../../server/upgrade/data-state.ts'
import { unpackFirstRelease, usersOfFirstRelease } from '../testing/first-release/unpack.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { openTestDatabase } from '../testing/test-database.ts'

type Row = Record<string, unknown>
type Tables = Map<string, Row[]>

const lastOfThen = '20261121_010000_public_forms_and_figures'
/** What no migration writes anew: figures are counted, sessions and limits come and go. */
const kept = [
  'events',
  'events_locales',
  'events_texts',
  'posts',
  'posts_locales',
  'posts_texts',
  'submissions',
  'subscribers',
  'users',
]

let dataFolder: string
let database: EmbeddedDatabase
let found: DataState
let before: Tables
let api: TestApi

beforeAll(async () => {
  dataFolder = await unpackFirstRelease()
  database = await startEmbeddedDatabase(dataFolder, () => undefined)
  found = await readDataState(database.url)
  before = await readTables(database.url)
  const given = { dataFolder, payloadSecret: null, backupPassphrase: null, databaseUrl: null }
  await bringUpToDate(database.url, found, { ...given, backsUpFirst: true })
  api = await startApi({}, { ...database, stop: async () => undefined })
}, 600_000)
afterAll(async () => {
  await api.stop()
  await database.stop()
  if (database.movedAside) await rm(dirname(database.folder), { recursive: true, force: true })
  await rm(dataFolder, { recursive: true, force: true })
})

async function readTables(url: string): Promise<Tables> {
  const client = new pg.Client(url)
  await client.connect()
  const tables: Tables = new Map()
  for (const table of kept) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)
    tables.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  await client.end()
  return tables
}

test('the data says of which program it is, before and after', async () => {
  expect(found).toMatchObject({ program: null, last: lastOfThen, unknown: [] })
  expect(dataShown(found)).toBe(`up to ${lastOfThen}`)
  const { migrations } = await import('../migrations/index.ts')
  expect(found.toGo).toBe(migrations.length - 3)
  const { version } = await import('../platform/version.ts')
  expect(await readDataState(database.url)).toEqual({
    program: version,
    last: migrations.at(-1)?.name,
    toGo: 0,
    unknown: [],
  })
})

test('each row is there, with the same in each field that lives on', async () => {
  const after = await readTables(database.url)
  const { rows: samples } = await api.services.pool.query<{ id: string }>('select id from events where is_sample')
  // Samples are the product's own: their words were revised.
  const isSample = ({ id, _parent_id, parent_id }: Row) =>
    samples.some((sample) => [id, _parent_id, parent_id].includes(sample.id))
  for (const table of kept) {
    const rows = new Map(after.get(table)?.map((row) => [row.id, row]))
    const fields = Object.keys(after.get(table)?.[0] ?? {})
    for (const row of before.get(table)?.filter((row) => !isSample(row)) ?? []) {
      const livesOn = Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)))
      expect(rows.get(row.id), `${table} ${row.id}`).toMatchObject(livesOn)
    }
  }
})

test('what pages are made of is read: its events and its posts in both languages', async () => {
  const events = (await (await api.request('/api/events')).json()) as { title: string }[]
  expect(events).toContainEqual(expect.objectContaining({ title: 'Night of the flags' }))
  const post = async (locale: string) => (await api.request(`/api/blog/the-first-post?locale=${locale}`)).text()
  expect(await post('en')).toContain('Bold words of the first post')
  expect(await post('he')).toContain('מילים מודגשות של הפוסט הראשון')
})

test('everybody signs in with the password of then', async () => {
  for (const [username, password] of Object.entries(usersOfFirstRelease)) {
    const answer = await api.send('POST', `/api/${builtLoginPath}/auth`, { username, password })
    expect(answer.status, username).toBe(200)
  }
})

test(
  'a backup of what was there lies in the data folder, and comes back at its own migrations',
  { timeout: 600_000 },
  async () => {
    const [name = ''] = (await readdir(join(dataFolder, 'backups'))).filter((file) => file.startsWith('before-'))
    expect(name).toMatch(/^before-[\d.]+-\d{8}T\d{6}Z\.backup$/)
    const file = join(dataFolder, 'backups', name)
    const checked = await checkBackup(file, null)
    const target = await openTestDatabase('empty')
    onTestFinished(target.stop)
    await restore(target.url, checked, { file, passphrase: null, replace: false, report: () => undefined })
    expect(await readTables(target.url)).toEqual(before)
    expect(await readDataState(target.url)).toMatchObject({ last: lastOfThen, toGo: found.toGo })
  },
)
