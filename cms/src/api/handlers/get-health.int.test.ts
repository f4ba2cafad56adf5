import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('says that service and database are well', async () => {
  await api.request('/api/facets')
  const response = await api.request('/api/health')
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
    responseTimes: { p50Ms: expect.any(Number), p95Ms: expect.any(Number), count: 1 },
  })
})

test('an address that does not exist is answered 404 in the shape of every error', async () => {
  const response = await api.request('/api/nothing', { headers: { 'accept-language': 'he' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/[א-ת]/), code: 'notFound' })
})
