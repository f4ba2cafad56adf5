import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWriteProbe } from '../../platform/database/availability.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({}, 'own cluster')
  token = await api.token()
})
afterAll(() => api.stop())

/** A look at the health now, however short ago the last was. */
async function health(): Promise<[number, unknown]> {
  api.services.canWrite = createWriteProbe()
  const answer = await api.request('/api/health')
  return [answer.status, await answer.json()]
}
const well = [200, { status: 'ok' }]
const unwell = [503, { status: 'unavailable' }]

test('tells strangers that all is well, and nothing else', async () => {
  expect(await health()).toEqual(well)
})

test('tells the admin what was measured', async () => {
  await api.request('/api/facets')
  expect((await api.request('/api/sys/health')).status).toBe(401)
  const response = await api.request('/api/sys/health', { headers: bearer(token) })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: 'ok',
    database: {
      ok: true,
      latencyMs: expect.any(Number),
      version: expect.stringMatching(/^\d+\.\d+/),
      uptimeSeconds: expect.any(Number),
    },
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.version,
    startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    uptimeSeconds: expect.any(Number),
    // The sign-in and the call before: what is asked about the health does not count.
    responseTimes: { p50Ms: expect.any(Number), p95Ms: expect.any(Number), count: 2 },
  })
})

test('is not well where nothing can be put on the disk, though everything can be read', async () => {
  // PostgreSQL puts there what it sorts: a file in the folder's place, and it cannot.
  const folder = join(api.database.folder, 'base/pgsql_tmp')
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, '')
  expect(await health()).toEqual(unwell)
  expect((await api.request('/api/facets')).status).toBe(200)
  const report = await api.request('/api/sys/health', { headers: bearer(token) })
  expect(report.status).toBe(503)
  expect(await report.json()).toMatchObject({
    status: 'unavailable',
    database: { ok: false, latencyMs: expect.any(Number) },
  })
  await rm(folder)
  expect(await health()).toEqual(well)
})

test('is not well where the database may only be read', async () => {
  const client = new pg.Client(api.database.url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const set = async (change: string) => {
    await client.query(`alter database ${rows[0]?.name} ${change}`)
    // Connections keep what they were opened with.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()',
    )
  }
  try {
    await set('set default_transaction_read_only = on')
    await expect.poll(health, { timeout: 5_000 }).toEqual(unwell)
    // A call may be the first to notice that its connection is gone.
    await expect.poll(async () => (await api.request('/api/facets')).status, { timeout: 5_000 }).toBe(200)
    expect(await health()).toEqual(unwell)
  } finally {
    await set('reset default_transaction_read_only')
    await expect.poll(health, { timeout: 5_000 }).toEqual(well)
    await client.end()
  }
})

test('leaves nothing behind, however often it is asked', async () => {
  const written = async () => {
    const { rows } = await api.services.pool.query<{ rows: number; bytes: number }>(
      `select pg_database_size(current_database())::float8 as bytes,
         (select sum(n_tup_ins + n_tup_upd + n_tup_del)::int from pg_stat_user_tables) as rows`,
    )
    return rows[0]
  }
  const before = await written()
  for (let count = 0; count < 20; count += 1) await health()
  const after = await written()
  expect(after?.rows).toBe(before?.rows)
  // A page or two may be PostgreSQL's own housekeeping.
  expect((after?.bytes ?? 0) - (before?.bytes ?? 0)).toBeLessThan(64 * 1024)
})

test('asks the disk once in five seconds at the most', async () => {
  let now = 0
  const canWrite = createWriteProbe(() => now)
  const first = canWrite()
  expect(canWrite()).toBe(first)
  await first
  now = 4_999
  expect(canWrite()).toBe(first)
  now = 5_000
  expect(canWrite()).not.toBe(first)
  expect(await canWrite()).toBe(true)
})

test('an address that does not exist is answered 404 in the shape of every error', async () => {
  const response = await api.request('/api/nothing', { headers: { 'accept-language': 'he' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/[א-ת]/), code: 'notFound' })
})
