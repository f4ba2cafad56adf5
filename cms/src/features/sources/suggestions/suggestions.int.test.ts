import type { SuggestedSources } from '@cyberluach/api/suggested-sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, signedIn } from '../../../testing/staff.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin', 'noa')
  await api.services.pool.query('truncate sources cascade')
})
afterAll(() => api.stop())

const path = '/api/sys/mgmt/suggested-sources'
const ask = (query = '') => api.send('GET', path + query, undefined, bearer(admin))
const suggested = async (query = '') => (await (await ask(query)).json()) as SuggestedSources

test('suggestions are found by words of both languages, by place and by kind of event', async () => {
  const all = await suggested()
  expect(all.suggestions).toHaveLength(25)
  expect(all.total).toBe(all.all)
  const israeli = await suggested('?country=IL')
  expect(israeli.total).toBe(all.countries.find(({ place }) => place === 'IL')?.count)
  expect(new Set(israeli.suggestions.map(({ place }) => place))).toEqual(new Set(['IL']))
  const inHebrew = await suggested(`?q=${encodeURIComponent('פולין')}`)
  expect(inHebrew.suggestions.map(({ source }) => source.name)).toContain('OWASP Poland')
  const contests = await suggested('?kind=ctf&q=ctftime')
  expect(contests.suggestions.map(({ source, basis }) => [source.kind, source.isOn, basis])).toContainEqual([
    'ctftime',
    false,
    'permissionNeeded',
  ])
  const rest = await suggested('?offset=25&limit=100')
  expect(rest.suggestions[0]?.id).not.toBe(all.suggestions[0]?.id)
})

test('what is suggested is taken as it is for a source, and then says which it is, however its address is spelled', async () => {
  const [poland] = (await suggested('?q=owasp-poland')).suggestions
  if (!poland) throw new Error('nothing was suggested')
  expect(poland.sourceId).toBeNull()
  const created = await api.send('POST', '/api/sys/mgmt/sources', poland.source, bearer(admin))
  expect(created.status).toBe(201)
  const { id } = (await created.json()) as { id: string }
  await api.services.pool.query(
    `update sources set address = 'http://meetup.com/OWASP-Poland/events/ical' where id = $1`,
    [id],
  )
  const again = await suggested('?q=owasp-poland')
  expect(again.suggestions[0]?.sourceId).toBe(id)
  expect(again.added).toBe(1)
})

test('every suggestion that asks for nothing is taken as it is', async () => {
  const suggestions = (await Promise.all([0, 100].map((offset) => suggested(`?limit=100&offset=${offset}`)))).flatMap(
    (page) => page.suggestions,
  )
  await api.services.pool.query('truncate sources cascade')
  for (const { source } of suggestions.filter(({ asks }) => asks === null)) {
    const created = await api.send('POST', '/api/sys/mgmt/sources', source, bearer(admin))
    expect([source.name, created.status]).toEqual([source.name, 201])
  }
})

test.each(['?country=Israel', '?kind=party', '?limit=500'])(
  'what nobody can look for is refused: %s',
  async (query) => {
    expect((await ask(query)).status).toBe(400)
  },
)
