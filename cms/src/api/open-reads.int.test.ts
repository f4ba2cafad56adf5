import { isOpenRead } from '@cyberluach/core/site/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { handlers } from './routes.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => api.stop())

/** What is no public data: who asks, one form, one private link, the house itself, or posts that an editor sees more of. */
const closed = /^\/api\/(?:sys|submission|deadline-questions|proof-of-work|health|texts|posts)(?:[/]|$)/

const reads = handlers
  .filter(({ endpoint }) => endpoint.method === 'get')
  .map(({ endpoint }) => endpoint.path.replaceAll(/\{\w+\}/g, 'x'))

test.each(reads)('pages of other origins may read %s exactly if it is public data', async (path) => {
  const isOpen = !closed.test(path)
  expect(isOpenRead(path)).toBe(isOpen)
  const { headers } = await api.request(path, { headers: { origin: 'https://other.example' } })
  expect(headers.get('access-control-allow-origin')).toBe(isOpen ? '*' : null)
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

test('no write is open to them', async () => {
  const answer = await api.request('/api/contact', {
    method: 'POST',
    headers: { origin: 'https://other.example' },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})
