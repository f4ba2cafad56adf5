import type { Archive, EventList } from '@cyberluach/core/events/event-lists'
import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/transaction.ts'
import { storeEvent, storeSeries } from '../../testing/events.ts'
import { storeList } from '../../testing/listed.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { storeWatchList } from './watch-list.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(() => api.services.pool.query('truncate sources, series, events, event_slugs, stopped_series cascade'))

const thisMonth = monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem'))
/** A month of last year, and the same of the next. */
const usual = addMonths(thisMonth, -9)
const next = addMonths(usual, 12)
const unannounced = { nameHe: null, slug: null, url: null, city: 'Haifa', country: 'Israel', months: [next] }
const haifa = { locationCountry: 'Israel', locationCity: 'Haifa' }

async function watch(...series: { name: string; url?: string; city?: string; country?: string }[]) {
  const source = await storeList(api, 'https://lists.example/RECURRING.md', { kind: 'xsaRecurring' })
  const rows = series.map(({ name, url = null, city = 'Haifa', country = 'Israel' }) => ({ name, url, city, country }))
  await inTransaction((client) => storeWatchList(client, source, rows, new Date()))
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await api.request(path)
  expect(response.status).toBe(200)
  return response.json() as Promise<Answer>
}
const archived = async () => (await ask<Archive>('/api/archive')).expected
const expectedIn = async (kind: string, key: string) =>
  (await ask<EventList>(`/api/event-lists/${kind}?key=${key}`)).expected.map(({ name }) => name)

test('a yearly series whose next edition is not announced is expected in its month, on its page, its place and its month', async () => {
  const series = await storeSeries(api, { slug: 'flag-days', name: 'Flag days', nameHe: 'ימי הדגל', isYearly: true })
  await storeEvent(api, { ...haifa, series, startDay: `${usual}-03` })
  await storeEvent(api, { ...haifa, locationCity: 'Eilat', startDay: `${next}-20` })
  const flagDays = { ...unannounced, name: 'Flag days', nameHe: 'ימי הדגל', slug: 'flag-days' }
  expect(await archived()).toEqual([flagDays])
  const found = await Promise.all([
    expectedIn('series', 'flag-days'),
    expectedIn('country', 'israel'),
    expectedIn('city', 'israel/haifa'),
    expectedIn('month', next),
  ])
  expect(found).toEqual([['Flag days'], ['Flag days'], ['Flag days'], ['Flag days']])
  const elsewhere = await Promise.all([expectedIn('city', 'israel/eilat'), expectedIn('month', usual)])
  expect(elsewhere).toEqual([[], []])
  await storeEvent(api, { ...haifa, series, startDay: `${next}-04` })
  expect(await archived()).toEqual([])
})

test('a watched series is expected by the editions that have its name or address, and stands in no list as an event', async () => {
  await watch({ name: 'BSidesNorth', url: 'https://north.example/' }, { name: 'Harbour Con' }, { name: 'Never held' })
  await storeEvent(api, { ...haifa, title: 'BSides North 2025', startDay: `${usual}-03` })
  await storeEvent(api, { ...haifa, title: 'Harbour Con Conference', startDay: `${usual}-03`, isSample: true })
  expect(await archived()).toEqual([{ ...unannounced, name: 'BSidesNorth', url: 'https://north.example/' }])
  expect(await ask('/api/facets')).toMatchObject({ total: 1 })
  expect(await ask<EventList>('/api/event-lists/country?key=israel')).toMatchObject({ count: 1, ahead: 0 })
  expect(await ask('/api/search?q=never+held')).toMatchObject({ ahead: { events: [] }, earlier: { events: [] } })
  expect(await (await api.request('/api/export.json')).text()).not.toContain('Never held')
  await api.services.pool.query(
    `update events set registration_url = 'http://www.north.example', start_day = $1, end_day = $1 where not is_sample`,
    [`${next}-05`],
  )
  await api.services.pool.query(`update events_locales set title = 'Northern Security Days'`)
  expect(await archived()).toEqual([])
})

test('what another country calls so is another event', async () => {
  await watch({ name: 'Cyber Day' })
  await storeEvent(api, { title: 'Cyber Day', startDay: `${usual}-03`, locationCountry: 'France' })
  expect(await archived()).toEqual([])
  await storeEvent(api, { title: 'Cyber Day', startDay: `${usual}-03` })
  expect(await archived()).toHaveLength(1)
})

test('what is watched and ours is expected once, as ours; what is no longer expected stands nowhere', async () => {
  const series = await storeSeries(api, { slug: 'flag-days', name: 'Flag days', isYearly: true })
  await storeEvent(api, { ...haifa, title: 'Flag Days', series, startDay: `${usual}-03` })
  await watch({ name: 'Flag Days' })
  expect(await archived()).toMatchObject([{ slug: 'flag-days' }])
  await api.services.pool.query('insert into stopped_series (id) values ($1)', [series])
  expect(await archived()).toEqual([])
})
