import type { EventSearch } from '@cyberluach/core/events/event-search'
import { foldedText } from '@cyberluach/core/text/spelling'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeUnusedWords } from './search-events.ts'
import { storeEvent } from '../../testing/events.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
const ids: Record<string, string> = {}

beforeAll(async () => {
  api = await startApi()
  await api.services.pool.query('delete from events')
  const stored: Parameters<typeof storeEvent>[1][] = [
    {
      title: 'Winter Flags',
      eventType: 'ctf',
      startDay: '2026-12-10',
      locationCountry: 'Israel',
      locationCity: 'Haifa',
    },
    {
      title: 'Summer Flags',
      eventType: 'ctf',
      startDay: '2026-07-10',
      locationCountry: 'Israel',
      locationCity: 'Tel-Aviv',
    },
    { title: 'Night CTF', eventType: 'competition', startDay: '2027-12-01', locationCountry: 'Israel' },
    {
      title: 'Carmel Security Days',
      titleHe: 'ימי האבטחה בכרמל',
      startDay: '2027-01-30',
      endDay: '2027-02-02',
      locationCountry: 'Israel',
      locationCity: 'חיפה',
    },
    {
      title: 'Black Hat Europe',
      startDay: '2026-12-08',
      endDay: '2026-12-11',
      locationCountry: 'United Kingdom',
      locationCity: 'London',
      description: 'Talks by people from Israel, in December',
    },
    {
      title: 'Black Hat Europe',
      startDay: '2025-12-08',
      endDay: '2025-12-11',
      locationCountry: 'United Kingdom',
      locationCity: 'London',
    },
    {
      title: 'Running Now',
      titleHe: 'סייבר עכשיו',
      startDay: '2026-11-20',
      endDay: '2026-11-30',
      tags: ['Reverse Engineering'],
      isOnline: true,
    },
    {
      title: 'Invented',
      startDay: '2026-12-20',
      isSample: true,
      eventType: 'ctf',
      locationCountry: 'Israel',
    },
  ]
  for (const each of stored) ids[`${each?.title} ${each?.startDay?.slice(0, 4)}`] = await storeEvent(api, each)
})
afterAll(() => api.stop())

async function search(q: string, more: Record<string, string> = {}): Promise<EventSearch> {
  const query = new URLSearchParams({ q, day: '2026-11-23', ...more })
  const response = await api.request(`/api/search?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as EventSearch
}

const titles = ({ ahead, earlier }: EventSearch) =>
  [ahead, earlier].map(({ events }) => events.map(({ title }) => title).join(', '))

test.each([
  ['black hat', 'Black Hat Europe', 'Black Hat Europe'],
  ['ctf israel december', 'Winter Flags, Invented, Night CTF', ''],
  ['כנס חיפה', 'Carmel Security Days', ''],
  ['אירועי CTF בישראל', 'Winter Flags, Invented, Night CTF', 'Summer Flags'],
  ['reverse engineering', 'Running Now', ''],
  ['סייבר', 'Running Now', ''],
  ['הסייבר', 'Running Now', ''],
  ['december 2025', '', 'Black Hat Europe'],
  ['flags 2026', 'Winter Flags', 'Summer Flags'],
  ['february security', 'Carmel Security Days', ''],
  ['people from israel', 'Black Hat Europe', ''],
  ['online', 'Running Now', ''],
  ['תל אביב', '', 'Summer Flags'],
  ['לונדון', 'Black Hat Europe', 'Black Hat Europe'],
])('%s finds %s ahead and %s earlier', async (q, ahead, earlier) => {
  expect(titles(await search(q))).toEqual([ahead, earlier])
})

test('what the specification’s search finds is found: a text in title, description, country or city, in any case', async () => {
  const parts = [
    'WINTER',
    'lack hat eur',
    'Talks by people',
    'nited king',
    'haif',
    'ctf',
    'december',
    'israel',
    'tel-a',
  ]
  for (const q of parts) {
    const whole = (await (await api.request(`/api/events?${new URLSearchParams({ q })}`)).json()) as {
      id: string
    }[]
    const { ahead, earlier } = await search(q)
    const found = [...ahead.events, ...earlier.events].map(({ id }) => id)
    expect(whole.length, q).toBeGreaterThan(0)
    expect(found, q).toEqual(expect.arrayContaining(whole.map(({ id }) => id)))
  }
})

test('what was understood is said, with the search without it', async () => {
  expect((await search('ctf israel december')).understood).toEqual([
    { kind: 'type', value: 'ctf', text: 'ctf', rest: 'israel december' },
    { kind: 'country', value: 'Israel', text: 'israel', rest: 'ctf december' },
    { kind: 'month', value: '12', text: 'december', rest: 'ctf israel' },
  ])
})

test.each([
  ['blakc hat', 'black hat', 'Black Hat Europe'],
  ['winter flgas', 'winter flags', 'Winter Flags'],
  ['ctf isreal decmber', 'ctf israel december', 'Winter Flags, Invented, Night CTF'],
  ['סיבר', 'סייבר', 'Running Now'],
  ['reverse enginering', 'reverse engineering', 'Running Now'],
  ['flags decem', 'flags december', 'Winter Flags'],
])('%s is forgiven: %s is searched for', async (q, corrected, ahead) => {
  const answer = await search(q)
  expect(answer.corrected).toBe(corrected)
  expect(titles(answer)[0]).toBe(ahead)
})

test('what is on now comes first, and its address is that of its page', async () => {
  const { ahead } = await search('running')
  expect(ahead.events[0]).toMatchObject({ id: ids['Running Now 2026'], url: '/event/running-now-2026' })
})

test('what the visitor has set beside the search narrows it', async () => {
  expect(titles(await search('flags', { type: 'ctf', location: 'Israel' }))).toEqual(['Winter Flags', 'Summer Flags'])
  expect(titles(await search('ctf', { samples: 'false', type: 'ctf' }))).toEqual(['Winter Flags', 'Summer Flags'])
  expect(titles(await search('flags', { ids: ids['Summer Flags 2026'] ?? '' }))).toEqual(['', 'Summer Flags'])
})

test('where nothing is found, the nearest months, another spelling and the rest of a filter are said', async () => {
  const inMonth = await search('flags march')
  expect(inMonth.elsewhere).toMatchObject({
    withoutMonth: 'flags',
    previous: { month: '2026-12', count: 1 },
    next: null,
  })
  expect((await search('flags', { location: 'United Kingdom' })).elsewhere?.withoutFilters).toBe(2)
  expect((await search('wimtre')).elsewhere?.suggestion).toEqual({ q: 'winter', total: 1 })
  expect((await search('zzqq')).elsewhere).toEqual({
    suggestion: null,
    previous: null,
    next: null,
    withoutMonth: '',
    withoutFilters: 0,
  })
})

test('a long list is cut, and how many there are is said', async () => {
  const { ahead, earlier } = await search('flags', { limit: '1' })
  expect([ahead.total, ahead.events.length, earlier.total]).toEqual([1, 1, 1])
  const both = await search('israel', { limit: '2' })
  expect([both.ahead.total, both.ahead.events.length]).toEqual([4, 2])
})

test('samples and what was called off are found, and count in no total', async () => {
  const stored = await Promise.all([
    storeEvent(api, { title: 'Zebra sample', isSample: true, startDay: '2026-12-20' }),
    storeEvent(api, { title: 'Zebra off', state: 'cancelled', startDay: '2026-12-21' }),
    storeEvent(api, { title: 'Zebra held', startDay: '2026-12-22' }),
  ])
  const { ahead, elsewhere } = await search('zebra')
  expect([ahead.total, ahead.events.map(({ title }) => title), elsewhere]).toEqual([
    1,
    ['Zebra sample', 'Zebra off', 'Zebra held'],
    null,
  ])
  expect((await search('zebra sample')).ahead).toMatchObject({ total: 0, events: [{ isSample: true }] })
  await api.services.pool.query('delete from events where id = any($1)', [stored])
})

test('a changed event is found by what it is now, and a deleted one no more', async () => {
  const id = await storeEvent(api, { title: 'Old Name' })
  const { pool } = api.services
  await pool.query(`update events_locales set title = 'Newest Name' where _parent_id = $1`, [id])
  await pool.query(`update events set start_day = '2027-03-03', end_day = '2027-03-03' where id = $1`, [id])
  expect(titles(await search('old name'))).toEqual(['', ''])
  expect((await search('newest name march')).ahead.events).toMatchObject([{ id, day: '2027-03-03' }])
  await pool.query('delete from events where id = $1', [id])
  expect((await search('newest name')).ahead.total).toBe(0)
})

test('what a transaction changes after its triggers ran is searched, too', async () => {
  const id = await storeEvent(api, { title: 'First Name' })
  const run = 'set constraints all immediate; set constraints all deferred'
  await inTransaction(async (client) => {
    for (const title of ['Second Name', 'Third Name']) {
      await client.query('update events_locales set title = $2 where _parent_id = $1', [id, title])
      await client.query(run)
    }
  })
  expect((await search('third name')).ahead.events).toMatchObject([{ id }])
  await api.services.pool.query('delete from events where id = $1', [id])
})

test('words of names are forgotten with the last event that has them', async () => {
  const { pool } = api.services
  const known = async () =>
    (await pool.query(`select word from search_words where word in ('flags', 'ephemeral')`)).rows
  const id = await storeEvent(api, { title: 'Ephemeral Flags' })
  expect(await known()).toHaveLength(2)
  await pool.query('delete from events where id = $1', [id])
  await removeUnusedWords(pool)
  expect(await known()).toEqual([{ word: 'flags' }])
})

test('the database folds texts as the server folds what is looked for', async () => {
  const texts = [
    "Café-Be'er SHEVA: שָׁלוֹם צה״ל",
    '100%_\\ (x) [y] {z} ~^`',
    'Ünïcode ｆｕｌｌ № ½ ß',
    'a\u2013b\u00a0c\u2019d “e” ״ו׳',
  ]
  const { rows } = await api.services.pool.query<{ folded: string }>(
    'select folded_text(text) as folded from unnest($1::text[]) with ordinality t(text, n) order by n',
    [texts],
  )
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldedText))
})

test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=a&limit=0', '?q=a&type=party', '?q=a&day=2026-02-30'])(
  'a search cannot be asked as %j',
  async (query) => {
    expect((await api.request(`/api/search${query}`)).status).toBe(400)
  },
)

test('signs alone find nothing, and signs of patterns are nothing special', async () => {
  expect(titles(await search('%'))).toEqual(['', ''])
  expect(titles(await search('%%%___'))).toEqual(['', ''])
})
