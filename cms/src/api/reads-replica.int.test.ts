import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPool } from '../platform/database/pool.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let replica: pg.Pool
let reads = 0

beforeAll(async () => {
  api = await startApi()
  // As a replica does, it refuses every write.
  replica = createPool(api.database.url, { options: '-c default_transaction_read_only=on' })
  replica.on('acquire', () => (reads += 1))
})
beforeEach(() => {
  reads = 0
  api.services.readPool = async () => replica
})
afterAll(async () => {
  await replica.end()
  await api.stop()
})

test.each([
  '/api/events',
  '/api/events?limit=5&q=ctf',
  '/api/events.ics',
  '/api/deadlines.ics',
  '/api/deadlines',
  '/api/search?q=conference',
  '/api/facets',
  '/api/facets?type=ctf',
  '/api/figures',
  '/api/glance',
  '/api/months?month=2027-01',
  '/api/months/2027-01',
  '/api/archive',
  '/api/sources',
])('%s is read from the replica', async (path) => {
  const answer = await api.request(path)
  expect(answer.status).toBe(200)
  await answer.text()
  expect(reads).toBeGreaterThan(0)
})

test('what staff see, and what is written, never is', async () => {
  const headers = { authorization: `Bearer ${await api.token()}` }
  expect((await api.request('/api/sys/mgmt/submissions', { headers })).status).toBe(200)
  const sent = await api.send('POST', '/api/feedback', { message: 'It reads well.', rating: 5 })
  expect(sent.status).toBeLessThan(500)
  expect(reads).toBe(0)
})

test('a replica that breaks off is answered for by the primary', async () => {
  const away = createPool('postgres://nobody@127.0.0.1:1/nothing', { connectionTimeoutMillis: 500 })
  api.services.readPool = async () => away
  expect((await api.request('/api/events?limit=1')).status).toBe(200)
  await away.end()
})
