import type { Coverage, ManagedExpected } from '@cyberluach/api/coverage'
import type { ManagedEvents } from '@cyberluach/api/managed-events'
import { addDays, addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/transaction.ts'
import { storeEvent, storeSeries } from '../../testing/events.ts'
import { storeList } from '../../testing/listed.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { storeWatchList } from './watch-list.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await signedIn(api, 'moderator')
})
afterAll(() => api.stop())
beforeEach(() => api.services.pool.query('truncate sources, series, events, event_slugs, stopped_series cascade'))

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const thisMonth = monthOf(today)
const inMonths = (months: number) => addMonths(thisMonth, months)
const israel = { locationCountry: 'Israel', locationCity: 'Haifa' }

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await api.request(`/api/sys/mgmt/${path}`, { headers: bearer(token) })
  expect(response.status).toBe(200)
  return response.json() as Promise<Answer>
}
const coverage = () => ask<Coverage>('coverage')
const listed = async (query: string) =>
  (await ask<ManagedEvents>(`events?${query}`)).events.map(({ title }) => title).toSorted()

async function watch(...names: string[]) {
  const source = await storeList(api, 'https://lists.example/RECURRING.md', { kind: 'xsaRecurring' })
  const series = names.map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example/`,
    city: 'Haifa',
    country: 'Israel',
  }))
  await inTransaction((client) => storeWatchList(client, source, series, new Date()))
}

test('what is ahead is counted by month, kind and country, and each figure is what its list has', async () => {
  await storeEvent(api, { ...israel, title: 'Running', startDay: addDays(today, -40), endDay: today })
  await storeEvent(api, { ...israel, title: 'Next', startDay: `${inMonths(1)}-03`, eventType: 'ctf' })
  await storeEvent(api, { title: 'Online', startDay: `${inMonths(1)}-04`, isOnline: true })
  await storeEvent(api, { title: 'Over', startDay: addDays(today, -2) })
  await storeEvent(api, { title: 'Sample', startDay: `${inMonths(1)}-05`, isSample: true })
  await storeEvent(api, { title: 'Off', startDay: `${inMonths(1)}-05`, state: 'cancelled' })
  await storeEvent(api, { title: 'Later', startDay: `${inMonths(13)}-05`, locationCountry: 'France' })
  const { ahead, months, kinds, countries } = await coverage()
  expect(ahead).toBe(4)
  expect(months).toHaveLength(12)
  expect(months.slice(0, 3)).toEqual([
    { month: thisMonth, count: 1 },
    { month: inMonths(1), count: 2 },
    { month: inMonths(2), count: 0 },
  ])
  expect(kinds).toEqual([
    { type: 'conference', count: 3 },
    { type: 'ctf', count: 1 },
  ])
  expect(countries).toEqual([
    { country: 'Israel', count: 2 },
    { country: 'France', count: 1 },
    { country: null, count: 1 },
  ])
  expect(await listed(`month=${thisMonth}`)).toEqual(['Running'])
  expect(await listed(`month=${inMonths(1)}`)).toEqual(['Next', 'Online'])
  expect(await listed('type=conference')).toEqual(['Later', 'Online', 'Running'])
  expect(await listed('country=Israel')).toEqual(['Next', 'Running'])
  expect(await listed('country=none&q=online')).toEqual(['Online'])
})

test('what events say is counted of those that should say it, and the list has those that do not', async () => {
  const hours = { startsAt: `${inMonths(1)}-03T10:00:00Z`, endsAt: `${inMonths(1)}-03T12:00:00Z` }
  const startDay = `${inMonths(1)}-03`
  const whole = await storeEvent(api, {
    ...israel,
    ...hours,
    title: 'Whole',
    titleHe: 'שלם',
    description: 'A text',
    startDay,
  })
  await storeEvent(api, { title: 'Bare', startDay, isOnline: true })
  const { pool } = api.services
  await pool.query(
    `update events set location_venue = 'Hall', registration_url = 'https://x.example', admission = 'free' where id = $1`,
    [whole],
  )
  expect((await coverage()).facts).toEqual([
    { fact: 'text', count: 1, of: 2 },
    { fact: 'link', count: 1, of: 2 },
    { fact: 'venue', count: 1, of: 1 },
    { fact: 'hours', count: 1, of: 2 },
    { fact: 'price', count: 1, of: 2 },
    { fact: 'titleHe', count: 1, of: 2 },
    { fact: 'textHe', count: 0, of: 1 },
  ])
  for (const fact of ['text', 'link', 'hours', 'price', 'titleHe'])
    expect(await listed(`lacks=${fact}`)).toEqual(['Bare'])
  expect(await listed('lacks=venue')).toEqual([])
  expect(await listed('lacks=textHe')).toEqual(['Whole'])
})

test('a list that is on says when it was read and when it changed', async () => {
  const id = await storeList(api, 'https://lists.example/a.json')
  await storeList(api, 'https://lists.example/b.json', { isOn: false })
  await api.services.pool.query(
    `insert into source_runs (source_id, started_at, trigger, outcome, read_as, counts) values
       ($1, '2026-11-01', 'timetable', 'changed', '', '{}'), ($1, '2026-11-04', 'timetable', 'unchanged', '', '{}'),
       ($1, '2026-11-07', 'timetable', 'failed', '', '{}')`,
    [id],
  )
  expect((await coverage()).sources).toMatchObject([
    { id, readAt: '2026-11-04T00:00:00.000Z', changedAt: '2026-11-01T00:00:00.000Z' },
  ])
})

test('of watch lists it is counted what is listed ahead, and told which Israeli series are not', async () => {
  await watch('Alfa', 'Bravo', 'Charlie')
  await storeEvent(api, { ...israel, title: 'Alfa 2027', startDay: `${inMonths(3)}-03` })
  await storeEvent(api, { ...israel, title: 'Bravo', startDay: `${inMonths(3)}-03`, state: 'cancelled' })
  const { watched } = await coverage()
  expect(watched).toMatchObject({ series: 3, listed: 1, israeli: [{ name: 'Charlie', months: [] }] })
})

test('what should be announced comes first, and who waits no more is asked no more, until it is taken back', async () => {
  const late = await storeSeries(api, { slug: 'late', name: 'Late', isYearly: true })
  const later = await storeSeries(api, { slug: 'later', name: 'Later', isYearly: true })
  const notYearly = await storeSeries(api, { slug: 'once', name: 'Once' })
  await storeEvent(api, { ...israel, series: late, startDay: `${inMonths(-10)}-03` })
  await storeEvent(api, { series: later, startDay: `${inMonths(-4)}-03` })
  await watch('Unknown')
  const expected = () => ask<ManagedExpected[]>('expected')
  expect(await expected()).toMatchObject([
    { id: late, isLate: true, due: inMonths(2), months: [inMonths(2)], latest: inMonths(-10), city: 'Haifa' },
    { id: later, isLate: false, due: inMonths(8) },
    { name: 'Unknown', isLate: false, due: null, months: [], url: 'https://unknown.example/' },
  ])
  const put = (id: string, isWatched: boolean) =>
    api.request(`/api/sys/mgmt/expected/${id}`, {
      method: 'PUT',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ isWatched }),
    })
  expect((await put(late, false)).status).toBe(204)
  expect((await put(late, false)).status).toBe(204)
  expect((await expected()).at(-1)).toMatchObject({ id: late, isLate: false, isStopped: true })
  expect((await put(late, true)).status).toBe(204)
  expect((await expected())[0]).toMatchObject({ id: late, isLate: true, isStopped: false })
  const { rows } = await api.services.pool.query(
    `select action, details from audit_entries where action::text like '%atched' order by at, id`,
  )
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['seriesUnwatched', 'seriesWatched'])
  expect(rows[0]).toMatchObject({ details: 'Late' })
  expect((await put(notYearly, false)).status).toBe(404)
  expect((await put(crypto.randomUUID(), false)).status).toBe(404)
})
