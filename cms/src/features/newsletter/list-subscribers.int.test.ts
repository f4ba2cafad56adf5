import type { Subscriber } from '@cyberluach/api/newsletter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = await api.token()
  await api.services.pool.query(`
    insert into subscribers (full_name, email, subscribed, subscribed_at, unsubscribed_at, locale) values
      ('נועה לוי', 'noa@one.example', true, '2026-03-03T10:00:00Z', null, 'he'),
      ('Dan Cohen', 'dan@two.example', false, '2026-02-02T10:00:00Z', '2026-02-20T10:00:00Z', 'en'),
      ('Eve', 'eve@one.example', true, '2026-01-01T10:00:00Z', null, 'en')`)
})
afterAll(() => api.stop())

const get = (query = '', etag = '') =>
  api.request(`/api/sys/mgmt/newsletter/all${query}`, {
    headers: { ...bearer(token), 'if-none-match': etag },
  })

async function names(query: string): Promise<string[]> {
  return ((await (await get(query)).json()) as Subscriber[]).map(({ fullName }) => fullName)
}

test('the mailing list comes with everything about each, latest first', async () => {
  const response = await get()
  expect(response.headers.get('x-total-count')).toBe('3')
  expect(await response.json()).toMatchObject([
    { fullName: 'נועה לוי', locale: 'he' },
    {
      id: expect.any(String),
      fullName: 'Dan Cohen',
      email: 'dan@two.example',
      subscribed: false,
      subscribedAt: '2026-02-02T10:00:00.000Z',
      unsubscribedAt: '2026-02-20T10:00:00.000Z',
      locale: 'en',
    },
    { fullName: 'Eve', unsubscribedAt: null },
  ])
})

test.each([
  ['?status=active', ['נועה לוי', 'Eve']],
  ['?status=cancelled', ['Dan Cohen']],
  ['?q=ONE.ex', ['נועה לוי', 'Eve']],
  [`?q=${encodeURIComponent('לוי')}`, ['נועה לוי']],
  ['?q=cohen&status=active', []],
  ['?limit=1&offset=1', ['Dan Cohen']],
])('%s finds %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('a poll is answered 304 until somebody joins or leaves', async () => {
  const etag = (await get()).headers.get('etag') ?? ''
  expect((await get('', etag)).status).toBe(304)
  expect((await get('?limit=1', etag)).status).toBe(200)
  await api.services.pool.query(`update subscribers set subscribed = false where full_name = 'Eve'`)
  expect((await get('', etag)).status).toBe(200)
})

test('a status that does not exist is refused', async () => {
  expect((await get('?status=pending')).status).toBe(400)
})
