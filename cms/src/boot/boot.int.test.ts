import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ SEED: 'demo' }, 'empty')
})
afterAll(() => api.stop())

const howMany = async (table: string) =>
  (await api.services.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

/** Whatever the figures count: real events and samples. */
async function counted(): Promise<number> {
  const { rows } = await api.services.pool.query(
    `select sum(count)::int as count from event_figures where dimension in ('total', 'sample')`,
  )
  return rows[0].count
}

test('a new database gets one admin and the events of the seed', async () => {
  expect(await howMany('users')).toBe(1)
  expect(await howMany('events')).toBeGreaterThanOrEqual(230)
  expect(await counted()).toBe(await howMany('events'))
})

test('starting again changes nothing', async () => {
  const { boot } = await import('./boot.ts')
  const before = [await howMany('users'), await howMany('events'), await howMany('payload_migrations')]
  await Promise.all([boot(), boot()])
  expect([await howMany('users'), await howMany('events'), await howMany('payload_migrations')]).toEqual(before)
})

test('every migration can be taken back and applied again', async () => {
  const { migrations } = await import('../migrations/index.ts')
  const { db } = api.services.payload
  const given = { db: db.drizzle, payload: api.services.payload, req: {} } as never
  const last = migrations.at(-1)
  await last?.down(given)
  await last?.up(given)
  expect(await counted()).toBe(await howMany('events'))
})

test('what has run out is cleaned up, what has not stays', async () => {
  const { removeExpired } = await import('../jobs/tasks.ts')
  const token = await api.token()
  await api.services.pool.query(
    `insert into idempotency_keys (endpoint, key, request_hash, created_at)
     values ('x', 'old', '', now() - interval '2 days'), ('x', 'new', '', now())`,
  )
  await api.services.limits.take('reads', 'somebody')
  await api.services.pool.query(`insert into rate_limits values ('old', 1, 1)`)
  await removeExpired(api.services)
  expect(await howMany('idempotency_keys')).toBe(1)
  expect(await howMany(`rate_limits where key = 'old'`)).toBe(0)
  expect(await howMany(`rate_limits where key like 'reads%'`)).toBe(1)
  const overview = await api.request('/api/sys/stats/overview', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(overview.status).toBe(200)
})
