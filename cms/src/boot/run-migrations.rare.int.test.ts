import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { environmentOfTests } from '../testing/environment.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Migration } from './upgrade.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const migration = (name: string, text: string): Migration => ({
  name,
  up: async ({ db }) => void (await db.execute(sql.raw(text))),
})

async function run(migrations: Migration[]): Promise<void> {
  const { runMigrations } = await import('./upgrade.ts')
  const { underLock } = await import('./upgrade.ts')
  await underLock((holder) => runMigrations(api.services.payload, holder, migrations))
}

async function names(like: string): Promise<string[]> {
  const { rows } = await api.services.pool.query<{ name: string }>(
    'select name from payload_migrations where name like $1 order by created_at',
    [like],
  )
  return rows.map(({ name }) => name)
}

const isThere = async (table: string) =>
  (await api.services.pool.query('select to_regclass($1) is not null as there', [table])).rows[0].there

test('a step that fails is taken back whole, steps before it stay, those after it are not begun', async () => {
  const first = migration('20991231_000001_wings', 'create table wings (id int)')
  const failing = migration('20991231_000002_feet', 'create table feet (id int); insert into claws values (1)')
  const last = migration('20991231_000003_tail', 'create table tail (id int)')
  await expect(run([first, failing, last])).rejects.toMatchObject({
    step: '20991231_000002_feet',
    number: 2,
    of: 3,
    message: 'relation "claws" does not exist',
  })
  expect(await names('2099%')).toEqual(['20991231_000001_wings'])
  expect([await isThere('wings'), await isThere('feet'), await isThere('tail')]).toEqual([true, false, false])

  const mended = migration(failing.name, 'create table feet (id int)')
  await run([first, mended, last])
  expect(await names('2099%')).toHaveLength(3)
})

test('what a step writes through Payload belongs to its transaction', async () => {
  const slug = 'half-a-step'
  const failing: Migration = {
    name: '20991231_000009_post',
    up: async ({ payload, req }) => {
      await payload.create({ collection: 'posts', data: { title: 'Half', slug }, draft: true, req })
      throw new Error('and no further')
    },
  }
  await expect(run([failing])).rejects.toThrow('and no further')
  expect((await api.services.payload.count({ collection: 'posts' })).totalDocs).toBe(0)
})

test('each migration says which version of the program ran it', async () => {
  const { version } = await import('../platform/version.ts')
  const { rows } = await api.services.pool.query(
    `select program from payload_migrations where name like '%program_of_migrations'`,
  )
  expect(rows).toEqual([{ program: version }])
})

test(
  'two processes that begin at the same moment on one database: one works, the other waits and finds it done',
  { timeout: 600_000 },
  async () => {
    const { migrations } = await import('../migrations/index.ts')
    const database = await openTestDatabase('empty')
    onTestFinished(database.stop)
    const gate = new pg.Client(database.url)
    await gate.connect()
    await gate.query(`select pg_advisory_lock(hashtextextended('cms boot', 0))`)
    const both = [spawnSteps(database.url), spawnSteps(database.url)]
    const waiting = async () => {
      const { rows } = await gate.query(
        `select count(*)::integer as count from pg_locks join pg_database d on d.oid = database
         where locktype = 'advisory' and not granted and datname = current_database()`,
      )
      return rows[0].count
    }
    await expect.poll(waiting, { timeout: 300_000 }).toBe(2)
    await gate.query(`select pg_advisory_unlock(hashtextextended('cms boot', 0))`)
    expect(await Promise.all(both)).toEqual([
      { code: 0, output: '' },
      { code: 0, output: '' },
    ])
    const { rows } = await gate.query('select name from payload_migrations order by created_at')
    await gate.end()
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  },
)

async function spawnSteps(url: string): Promise<{ code: number; output: string }> {
  const program = fileURLToPath(new URL('migrate-to.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environmentOfTests, DATABASE_URL: url, DATABASE_DIRECT_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await closed) as [number]
  return { code, output: output + errors }
}
