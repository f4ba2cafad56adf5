import { endpoints } from '@cyberluach/api/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { handlers } from './routes.ts'

const path = '/api/openapi.json'
let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('every endpoint has one handler', () => {
  expect(handlers.map(({ endpoint }) => endpoint.name).sort()).toEqual(Object.keys(endpoints).sort())
})

test('the document of the API names every endpoint but the hidden sign-in', async () => {
  const answer = await api.request(path)
  const text = await answer.text()
  const document = JSON.parse(text) as { paths: object; openapi: string }
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths)).toContain('/api/sys/mgmt/submissions/{id}/approve')
  expect(text).not.toMatch(/purple-elephant/)
})

test('the document is made once; who holds it gets 304', async () => {
  const first = await api.request(path)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await api.request(path, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await api.request(path)).headers.get('etag')).toBe(etag)
})

test('it counts as a read of the address, as the other public reads do', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.30' }
  expect((await api.request(path, { headers })).status).toBe(200)
  await api.services.pool.query(`update rate_limits set points = 1800 where key like 'reads:%'`)
  const answer = await api.request(path, { headers })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await api.request('/api/facets', { headers })).status).toBe(429)
})
