import type { Archive, EventList } from '@cyberluach/core/events/event-lists'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent, storeSeries } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
beforeEach(async () => {
  await api.services.pool.query('delete from events')
  await api.services.pool.query('delete from series')
})
afterAll(() => api.stop())

const today = '2026-11-23'
const ask = (kind: string, key: string, page = 1) =>
  api.request(`/api/event-lists/${kind}?${new URLSearchParams({ key, page: String(page), day: today })}`)
const listOf = async (kind: string, key: string, page = 1) => (await (await ask(kind, key, page)).json()) as EventList
const titlesOf = async (kind: string, key: string, page = 1) =>
  (await listOf(kind, key, page)).events.map(({ title }) => title)
const archive = async () => (await (await api.request('/api/archive')).json()) as Archive
const haifa = { locationCountry: 'Israel', locationCity: 'Haifa' }

async function kept() {
  const { rows } = await api.services.pool.query('select kind, key, count from event_list_sizes order by kind, key')
  return rows.map(({ kind, key, count }) => `${kind} ${key} ${count}`)
}

describe('an event stands in the lists', () => {
  test('of its year and month, its country and city, and each of its tags', async () => {
    await storeEvent(api, {
      ...haifa,
      startDay: '2026-12-03',
      isOnline: true,
      tags: ['Red team', 'הגנה', 'red-team'],
    })
    expect(await kept()).toEqual([
      'city israel/haifa 1',
      'country israel 1',
      'country online 1',
      'month 2026-12 1',
      'tag hgna 1',
      'tag red-team 1',
      'year 2026 1',
    ])
  })

  test('of its organizer and its series, which may be called otherwise later', async () => {
    const { pool } = api.services
    const series = await storeSeries(api, { slug: 'flag-days' })
    await storeEvent(api, { organizer: 'OWASP Israel', series, startDay: '2026-12-03' })
    expect(await kept()).toEqual(['month 2026-12 1', 'organizer owasp-israel 1', 'series flag-days 1', 'year 2026 1'])
    await pool.query(`update series set slug = 'days-of-flags'`)
    await pool.query(`update events set organizer = 'OWASP'`)
    expect(await kept()).toEqual(['month 2026-12 1', 'organizer owasp 1', 'series days-of-flags 1', 'year 2026 1'])
    await pool.query('delete from series')
    expect(await kept()).toEqual(['month 2026-12 1', 'organizer owasp 1', 'year 2026 1'])
  })

  test('by names that are made as those of events are', async () => {
    const names = [
      'Red team',
      "OWASP's “Day”",
      ' C++ & C# ',
      'Querétaro',
      'הגנה',
      '"Quoted" (2026)',
      'x-'.repeat(80),
      '+',
    ]
    const { rows } = await api.services.pool.query(
      'select name from unnest($1::text[]) name where list_key(name) is distinct from words_of(name)',
      [names],
    )
    expect(rows).toEqual([])
  })

  test('of one city, whichever letters it is written in', async () => {
    await storeEvent(api, { ...haifa, title: 'Latin' })
    await storeEvent(api, { ...haifa, title: 'Hebrew', locationCity: 'חיפה' })
    expect((await titlesOf('city', 'israel/haifa')).toSorted()).toEqual(['Hebrew', 'Latin'])
  })

  test('that it changes to, and in no others; a sample in none', async () => {
    const { pool } = api.services
    const id = await storeEvent(api, { ...haifa, startDay: '2026-12-03', tags: ['flags'] })
    await storeEvent(api, { ...haifa, isSample: true, tags: ['flags'] })
    await pool.query(
      `update events set start_day = '2027-01-05', end_day = '2027-01-05', location_city = null where id = $1`,
      [id],
    )
    await pool.query(`update events_texts set text = 'keys' where parent_id = $1`, [id])
    expect(await kept()).toEqual(['country israel 1', 'month 2027-01 1', 'tag keys 1', 'year 2027 1'])
    await pool.query('update events set is_sample = true')
    expect(await kept()).toEqual([])
    await pool.query('update events set is_sample = false where id = $1', [id])
    await pool.query('delete from events_texts')
    expect(await kept()).toEqual(['country israel 1', 'month 2027-01 1', 'year 2027 1'])
    await pool.query('delete from events')
    expect(await kept()).toEqual([])
  })

  test('however many writers come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => storeEvent(api, { ...haifa, tags: ['one', 'two'] })))
    expect((await listOf('tag', 'two')).count).toBe(8)
    expect((await listOf('city', 'israel/haifa')).count).toBe(8)
  })
})

describe('a list', () => {
  test('begins with what is running and goes on by start; after it comes what is over, the latest first', async () => {
    for (const [title, startDay, endDay] of [
      ['Later', '2026-12-20', '2026-12-20'],
      ['Long over', '2026-01-05', '2026-01-06'],
      ['Today', '2026-11-23', '2026-11-23'],
      ['Running', '2026-11-20', '2026-11-25'],
      ['Over', '2026-11-21', '2026-11-22'],
      ['Next', '2026-11-30', '2026-12-01'],
    ])
      await storeEvent(api, { title, startDay, endDay, ...haifa })
    const inOrder = ['Running', 'Today', 'Next', 'Later', 'Over', 'Long over']
    for (const [kind, key] of [
      ['country', 'israel'],
      ['year', '2026'],
      ['city', 'israel/haifa'],
    ] as const)
      expect(await titlesOf(kind, key)).toEqual(inOrder)
    expect(await titlesOf('month', '2026-11')).toEqual(['Running', 'Today', 'Next', 'Over'])
  })

  test('has pages, on which each event stands once, and none after the last', async () => {
    const { pool } = api.services
    await storeEvent(api, { title: 'Running', startDay: '2026-11-01', endDay: '2026-12-30', ...haifa })
    await pool.query(
      `with made as (
         insert into events (event_type, all_day, start_day, end_day, is_online, is_sample, state, location_country)
         select 'ctf', true, day, day, false, false, 'scheduled', 'Israel'
         from (select to_char('2026-08-01'::date + n, 'YYYY-MM-DD') as day from generate_series(1, 149) n) days
         returning id
       ) insert into events_locales (_parent_id, _locale, title) select id, 'en', 'An event' from made`,
    )
    const pages = await Promise.all([1, 2, 3].map((page) => listOf('country', 'israel', page)))
    expect(pages.map(({ count, pages, events }) => [count, pages, events.length])).toEqual([
      [150, 3, 50],
      [150, 3, 50],
      [150, 3, 50],
    ])
    const all = pages.flatMap(({ events }) => events)
    expect(new Set(all.map(({ id }) => id)).size).toBe(150)
    const ahead = all.filter(({ lastDay }) => lastDay >= today).length
    expect(pages.map((page) => page.ahead)).toEqual([ahead, ahead, ahead])
    const firstOver = all.findIndex(({ lastDay }) => lastDay < today)
    expect(all.slice(1, firstOver).every(({ day }) => day >= today)).toBe(true)
    expect(all.slice(firstOver).every(({ lastDay }) => lastDay < today)).toBe(true)
    expect((await ask('country', 'israel', 4)).status).toBe(404)
  })

  test('has what was called off on its pages, and counts it nowhere', async () => {
    await storeEvent(api, { ...haifa, title: 'Held', startDay: '2026-12-03' })
    const id = await storeEvent(api, { ...haifa, title: 'Off', startDay: '2026-12-04' })
    await storeEvent(api, { title: 'Off elsewhere', locationCountry: 'France', state: 'cancelled' })
    await api.services.pool.query(`update events set state = 'cancelled' where id = $1`, [id])
    expect(await listOf('city', 'israel/haifa')).toMatchObject({ count: 1, pages: 1 })
    expect(await titlesOf('city', 'israel/haifa')).toEqual(['Held', 'Off'])
    expect((await listOf('country', 'israel')).within).toMatchObject([{ key: 'israel/haifa', count: 1 }])
    const { years, countries } = await archive()
    expect(years).toMatchObject([{ year: '2026', count: 1, months: [{ month: '2026-12', count: 1 }] }])
    expect(countries).toMatchObject([{ key: 'israel', count: 1 }])
    const addresses = (await (await api.request('/api/event-addresses/2026')).json()) as unknown[]
    expect(addresses).toHaveLength(3)
    await api.services.pool.query(`update events set state = 'moved' where id = $1`, [id])
    expect(await listOf('city', 'israel/haifa')).toMatchObject({ count: 2 })
  })

  test('names the months of a year, the cities of a country and the country of a city', async () => {
    await storeEvent(api, { ...haifa, startDay: '2026-03-03' })
    await storeEvent(api, { ...haifa, locationCity: 'Tel Aviv', startDay: '2026-12-03' })
    await storeEvent(api, { ...haifa, startDay: '2026-12-04' })
    expect((await listOf('year', '2026')).within).toEqual([
      { key: '2026-03', name: '', nameHe: null, count: 1 },
      { key: '2026-12', name: '', nameHe: null, count: 2 },
    ])
    expect((await listOf('country', 'israel')).within).toEqual([
      { key: 'israel/haifa', name: 'Haifa', nameHe: null, count: 2 },
      { key: 'israel/tel-aviv', name: 'Tel Aviv', nameHe: null, count: 1 },
    ])
    expect(await listOf('city', 'israel/haifa')).toMatchObject({ name: 'Haifa', country: 'Israel', count: 2 })
  })

  test('of a series says what it is called in both languages, and whether its next edition is known', async () => {
    const series = await storeSeries(api, {
      slug: 'flag-days',
      name: 'Flag days',
      nameHe: 'ימי הדגל',
      url: 'https://flags.example',
      isYearly: true,
    })
    await storeEvent(api, { series, startDay: '2026-03-03' })
    const facts = { url: 'https://flags.example', isYearly: true, latestMonth: '2026-03', isNextKnown: false }
    expect(await listOf('series', 'flag-days')).toMatchObject({
      name: 'Flag days',
      nameHe: 'ימי הדגל',
      count: 1,
      series: facts,
    })
    expect((await archive()).series).toEqual([{ key: 'flag-days', name: 'Flag days', nameHe: 'ימי הדגל', count: 1 }])
    await storeEvent(api, { series, startDay: '2027-03-03' })
    expect((await listOf('series', 'flag-days')).series).toMatchObject({
      latestMonth: '2027-03',
      isNextKnown: true,
    })
  })

  test('that nothing stands in is not there, whatever is asked', async () => {
    for (const [kind, key] of [
      ['year', '2031'],
      ['country', 'Israel'],
      ['tag', "' or 1=1"],
      ['city', '../haifa'],
      ['month', '2026-13'],
      ['organizer', 'x'.repeat(250)],
    ] as const)
      expect((await ask(kind, key)).status).toBe(404)
    expect((await ask('colour', 'red')).status).toBe(404)
    expect((await ask('tag', 'x'.repeat(251))).status).toBe(400)
    expect((await ask('tag', 'x', 0)).status).toBe(400)
  })
})

test('the archive counts by year and month, place and tag, the latest and the longest first', async () => {
  await storeEvent(api, { ...haifa, startDay: '2025-03-03' })
  await storeEvent(api, { locationCountry: 'France', startDay: '2026-12-03', tags: ['flags'] })
  await storeEvent(api, { ...haifa, startDay: '2026-11-03', tags: ['flags', 'keys'] })
  expect(await archive()).toMatchObject({
    years: [
      {
        year: '2026',
        count: 2,
        months: [
          { month: '2026-11', count: 1 },
          { month: '2026-12', count: 1 },
        ],
      },
      { year: '2025', count: 1, months: [{ month: '2025-03', count: 1 }] },
    ],
    countries: [
      { key: 'israel', name: 'Israel', count: 2 },
      { key: 'france', name: 'France', count: 1 },
    ],
    cities: [{ key: 'israel/haifa', name: 'Haifa', count: 2 }],
    tags: [
      { key: 'flags', name: 'flags', count: 2 },
      { key: 'keys', name: 'keys', count: 1 },
    ],
  })
})

test('the archive names a thousand places, and tells of how many more there are', async () => {
  await api.services.pool.query(
    `insert into events (event_type, all_day, start_day, end_day, is_online, is_sample, state, location_country, location_city)
     select 'ctf', true, '2026-12-01', '2026-12-01', false, false, 'scheduled', 'Israel', 'Town ' || n
     from generate_series(1, 1003) n`,
  )
  const { cities, unnamed } = await archive()
  expect([cities.length, unnamed.city, unnamed.country]).toEqual([1000, 3, 0])
})

test('the sitemap learns the addresses of a year, and when each was last changed', async () => {
  await storeEvent(api, { title: 'Second', startDay: '2026-12-03' })
  await storeEvent(api, { title: 'First', startDay: '2026-11-03' })
  await storeEvent(api, { title: 'Sample', isSample: true })
  const answer = await api.request('/api/event-addresses/2026')
  expect(await answer.json()).toEqual([
    { url: '/event/first-2026', updatedAt: expect.stringMatching(/^20\d\d-.*Z$/) },
    { url: '/event/second-2026', updatedAt: expect.any(String) },
  ])
  expect(await (await api.request('/api/event-addresses/2026?page=2')).json()).toEqual([])
})
