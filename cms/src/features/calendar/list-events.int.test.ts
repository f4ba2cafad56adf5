import type { CalendarEvent } from '@cyberluach/core/events/event'
import { eventFacts, unknownValues } from '@cyberluach/core/events/event-fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { setStatementTimeout, withStatementTimeout } from '../../platform/database/transaction.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { filterOf } from './event-filter.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await storeEvent(api, {
    title: 'Late',
    startDay: '2026-12-10',
    endDay: '2026-12-12',
    tags: ['zero', 'alpha'],
  })
  await storeEvent(api, {
    title: 'Morning flags',
    titleHe: 'דגלי בוקר',
    description: '100% fun_',
    eventType: 'ctf',
    startDay: '2026-12-03',
    startsAt: '2026-12-03T07:00:00Z',
    endsAt: '2026-12-03T15:00:00Z',
    isOnline: true,
    prizeMoney: 5000,
  })
  await storeEvent(api, {
    title: 'All of the third',
    startDay: '2026-12-03',
    locationCountry: 'Israel',
    locationCity: 'Haifa',
  })
  const summer = await storeEvent(api, {
    title: 'Summer',
    startDay: '2026-07-01',
    eventType: 'workshop',
    locationCountry: 'France',
  })
  const told = `update events set difficulty_level = 'expert', admission = 'free', languages = 'en,he',
    captions = 'yes', sign_language = 'no' where id = $1`
  await api.services.pool.query(told, [summer])
})
afterAll(() => api.stop())

async function list(query = ''): Promise<CalendarEvent[]> {
  const response = await api.request(`/api/events${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as CalendarEvent[]
}

const titles = async (query: string) => (await list(query)).map(({ title }) => title)

test('the events come by start, those that last all day first', async () => {
  expect(await titles('')).toEqual(['Summer', 'All of the third', 'Morning flags', 'Late'])
})

test('samples are among the events, and only they or all others are found', async () => {
  const sample = await storeEvent(api, { title: 'A sample', startDay: '2027-01-05', isSample: true })
  expect(await list('?from=2027-01-05')).toMatchObject([{ id: sample, isSample: true }])
  expect(await titles('?samples=true')).toEqual(['A sample'])
  expect(await titles('?samples=false&from=2026-12-10')).toEqual(['Late'])
  expect((await api.request('/api/events?samples=some')).status).toBe(400)
  await api.services.pool.query('delete from events where id = $1', [sample])
})

test('other finds all that are none of the main types, and a type of theirs only itself', async () => {
  const days = { startDay: '2027-02-01', endDay: '2027-02-02' }
  for (const eventType of ['meetup', 'other', 'ctf']) await storeEvent(api, { ...days, title: eventType, eventType })
  expect(await titles('?type=other')).toEqual(['meetup', 'other'])
  expect(await titles('?type=other&running=all&from=2027-02-02')).toEqual(['meetup', 'other'])
  expect(await titles('?type=meetup')).toEqual(['meetup'])
  await api.services.pool.query(`delete from events where start_day = '2027-02-01'`)
})

test('a timed event carries its instants with the offset of the site’s time zone', async () => {
  const flags = (await list('?type=ctf'))[0]
  expect(flags).toEqual({
    id: expect.any(String),
    url: '/event/morning-flags-2026',
    title: 'Morning flags',
    titleHe: 'דגלי בוקר',
    description: '100% fun_',
    descriptionHe: null,
    ...unknownValues(eventFacts),
    eventType: 'ctf',
    startDate: '2026-12-03T09:00:00+02:00',
    endDate: '2026-12-03T17:00:00+02:00',
    isOnline: true,
    prizeMoney: 5000,
    organizer: null,
    admission: null,
    price: null,
    deadlines: [],
    series: null,
    former: null,
    checkedAt: null,
    state: 'scheduled',
    tags: [],
    day: '2026-12-03',
    lastDay: '2026-12-03',
    allDay: false,
    source: null,
    sources: [],
    updatedAt: expect.any(String),
    isSample: false,
  })
})

test('an event of days begins at midnight there, in winter and in summer', async () => {
  const [summer, , , late] = await list()
  expect(summer).toMatchObject({ startDate: '2026-07-01T00:00:00+03:00', endDate: null, allDay: true })
  expect(late).toMatchObject({
    startDate: '2026-12-10T00:00:00+02:00',
    endDate: '2026-12-12T00:00:00+02:00',
    lastDay: '2026-12-12',
    tags: ['zero', 'alpha'],
  })
})

describe('the filters', () => {
  test.each([
    ['?from=2026-12-03', ['All of the third', 'Morning flags', 'Late']],
    ['?from=2026-12-03&to=2026-12-03', ['All of the third', 'Morning flags']],
    ['?to=2026-07-01', ['Summer']],
    ['?type=workshop', ['Summer']],
    ['?location=online', ['Morning flags']],
    ['?location=Israel', ['All of the third']],
    ['?location=il', ['All of the third']],
    ['?location=Nowhere', []],
    ['?q=HAIFA', ['All of the third']],
    ['?q=france', ['Summer']],
    [`?q=${encodeURIComponent('דגלי')}`, ['Morning flags']],
    [`?q=${encodeURIComponent('ישראל')}`, ['All of the third']],
    [`?q=${encodeURIComponent('צרפ')}`, ['Summer']],
    [`?q=${encodeURIComponent('יוון')}`, []],
    [`?q=${encodeURIComponent('0% fun_')}`, ['Morning flags']],
    ['?q=%25', ['Morning flags']],
    ['?q=', ['Summer', 'All of the third', 'Morning flags', 'Late']],
    ['?prize=true', ['Morning flags']],
    ['?prize=false', ['Summer', 'All of the third', 'Late']],
    ['?prize=true&type=workshop', []],
    ['?level=expert', ['Summer']],
    ['?admission=free', ['Summer']],
    ['?language=he', ['Summer']],
    ['?language=de', []],
    ['?access=captions', ['Summer']],
    ['?access=signLanguage', []],
    ['?access=stepFreeAccess', []],
    ['?admission=paid', []],
    ['?type=all&location=all&level=expert', ['Summer']],
    ['?order=start&from=2026-12-10', ['Late']],
    ['?running=true&from=2026-12-10', []],
    ['?running=true&from=2026-12-11&to=2026-12-31', ['Late']],
    ['?running=true&from=2026-12-12&to=2026-12-12', ['Late']],
    ['?running=true&from=2026-12-12&type=ctf', []],
    ['?running=true&from=2026-12-13', []],
    ['?running=all&from=2026-12-11&to=2026-12-11', ['Late']],
    ['?running=all&from=2026-12-03&to=2026-12-10', ['All of the third', 'Morning flags', 'Late']],
    ['?running=all&from=2026-12-03&to=2026-12-03&type=ctf', ['Morning flags']],
    ['?running=all&from=2026-12-04&to=2026-12-09', []],
    ['?running=all&from=2026-12-12', ['Late']],
    ['?order=next-first&at=2026-12-03', ['All of the third', 'Morning flags', 'Late', 'Summer']],
    ['?order=next-first&at=2026-12-12', ['Late', 'All of the third', 'Morning flags', 'Summer']],
    ['?order=next-first&at=2026-12-13', ['Late', 'All of the third', 'Morning flags', 'Summer']],
    ['?order=next-first&at=2026-01-01', ['Summer', 'All of the third', 'Morning flags', 'Late']],
    ['?order=next-first&at=2026-12-12&from=2026-12-01&limit=1&offset=1', ['All of the third']],
    ['?limit=1&offset=1', ['All of the third']],
    ['?offset=99', []],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('how many there are in all is said beside the page', async () => {
    const headerOf = async (query: string) => (await api.request(`/api/events${query}`)).headers.get('x-total-count')
    expect(await headerOf('')).toBe('4')
    expect(await headerOf('?limit=1&from=2026-12-01')).toBe('3')
    expect(await headerOf('?offset=50')).toBe('4')
  })
})

test.each([
  '?from=yesterday',
  '?from=2026-02-30',
  '?from=2026-12-04&to=2026-12-03',
  '?type=party',
  '?limit=0',
  '?limit=5001',
  '?limit=-1',
  '?limit=1e3',
  '?limit=99999999999',
  '?offset=x',
  '?running=true',
  '?running=true&to=2026-12-03',
  '?running=all',
  '?running=yes&from=2026-12-03',
  '?prize=1',
  '?level=wizard',
  '?admission=none',
  '?language=xx',
  '?access=none',
  '?order=end',
  '?order=next-first',
  '?order=next-first&at=today',
  '?q=%00',
  '?location=%00',
  `?q=${'x'.repeat(201)}`,
])('the query %s is refused', async (query) => {
  const response = await api.request(`/api/events${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.any(String), code: 'badRequest' })
})

test('finding what runs does not read what is over, from a day on or on one alone', async () => {
  const { pool } = api.services
  const client = await pool.connect()
  try {
    await client.query('begin')
    await setStatementTimeout(client)
    await withStatementTimeout(
      client,
      `insert into events (event_type, start_day, end_day, all_day, is_online)
       select 'ctf', to_char(date '2010-01-01' + n % 3000, 'YYYY-MM-DD'),
         to_char(date '2010-01-01' + n % 3000 + 3, 'YYYY-MM-DD'), true, false
       from generate_series(1, 20000) n`,
      [],
    )
    await client.query('analyze events')
    for (const query of [
      { running: 'true', from: '2026-12-11' },
      { running: 'all', from: '2026-12-11', to: '2026-12-11' },
    ] as const) {
      const { where, values } = filterOf(query)
      const { rows } = await client.query(`explain select e.id from events e where ${where}`, values)
      expect.soft(JSON.stringify(rows), query.running).toContain('events_running')
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('what has not changed is not sent again', async () => {
  const first = await api.request('/api/events')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await api.request('/api/events', { headers: { 'if-none-match': `W/${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  await storeEvent(api, { title: 'New', startDay: '2027-01-01' })
  expect((await api.request('/api/events', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

describe('one event', () => {
  test('is answered by its id', async () => {
    const flags = (await list('?type=ctf'))[0]
    const response = await api.request(`/api/events/${flags?.id}`)
    expect(await response.json()).toEqual(flags)
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'nonsense', '1', "'%3B--"])('%s is answered 404', async (id) => {
    const response = await api.request(`/api/events/${id}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'notFound' })
  })
})

test('reads from one address have a limit, those of our own server have none', async () => {
  const take = () => api.services.limits.take('reads', '203.0.113.9')
  await take()
  await api.services.pool.query(`update rate_limits set points = 1800 where key like 'reads:%'`)
  const refused = await api.request('/api/events', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await api.request('/api/events')).status).toBe(200)
})
