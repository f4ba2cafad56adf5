import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ PORT: '3999' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate rate_limits')
})

const ownServer = { host: '127.0.0.1:3999' }

const report = (headers: Record<string, string> = {}) => api.send('POST', '/api/denials', undefined, headers)

async function denials(): Promise<object[]> {
  const { rows } = await api.services.pool.query(
    `select username, subject, details from audit_entries where action = 'denied'`,
  )
  return rows
}

test('a visit to the closed page is written down without a word about the visitor', async () => {
  const response = await report({ ...ownServer, 'x-forwarded-for': '203.0.113.1' })
  expect(response.status).toBe(204)
  expect(await denials()).toEqual([{ username: null, subject: '/admin/login', details: null }])
})

test.each([
  ['a visitor, by way of the edge', { host: '127.0.0.1:3999', via: '1.1 edge' }],
  ['whoever asks by another name', { host: 'calendar.example' }],
  ['whoever asks by none', {}],
])('%s writes nothing', async (_, headers) => {
  const before = await denials()
  expect((await report(headers)).status).toBe(403)
  expect(await denials()).toEqual(before)
})

test('one visitor fills no log, and neither do many', async () => {
  const before = (await denials()).length
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await report({ ...ownServer, 'x-forwarded-for': '203.0.113.2' })).status)
  expect(statuses).toEqual([...Array(10).fill(204), 429, 429])
  expect(await denials()).toHaveLength(before + 10)
  for (let count = 0; count < 300; count += 1)
    await report({ ...ownServer, 'x-forwarded-for': `198.51.${count % 100}.${count}` })
  expect(await denials()).toHaveLength(before + 300)
})
