import type { Facets, Figures } from '@cyberluach/core/events/figures'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events cascade')
})

const facets = async () => (await api.request('/api/facets')).json()

async function figures() {
  const { rows } = await api.services.pool.query(
    'select dimension, key, count, amount::int from event_figures order by dimension, key',
  )
  return rows
}

/** What the figures would be if every event were counted now. */
async function counted() {
  const { rows } = await api.services.pool.query(
    `select f.dimension, f.key, sum(f.count)::int as count, sum(f.amount)::int as amount
     from events e, event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day,
       e.is_sample, e.state::text) f
     group by 1, 2 order by 1, 2`,
  )
  return rows
}

test('an empty calendar has nothing to count', async () => {
  expect(await facets()).toEqual({ types: [], countries: [], online: 0, total: 0 })
})

test('types and countries come by how frequent they are', async () => {
  await storeEvent(api, { eventType: 'ctf', isOnline: true, prizeMoney: 100 })
  await storeEvent(api, { eventType: 'workshop', locationCountry: 'Israel' })
  await storeEvent(api, { eventType: 'workshop', locationCountry: 'Israel' })
  await storeEvent(api, { eventType: 'workshop', locationCountry: 'France' })
  await storeEvent(api, { eventType: 'meetup', locationCountry: 'Spain', isOnline: true, isSample: true })
  expect(await facets()).toEqual({
    types: [
      { type: 'workshop', count: 3 },
      { type: 'ctf', count: 1 },
    ],
    countries: [
      { country: 'Israel', count: 2 },
      { country: 'France', count: 1 },
    ],
    online: 1,
    total: 4,
  })
})

test('those that a list of events finds are counted alone, as the list has them', async () => {
  await storeEvent(api, { eventType: 'ctf', isOnline: true, prizeMoney: 100, startDay: '2026-12-01' })
  await storeEvent(api, { eventType: 'workshop', locationCountry: 'Israel', startDay: '2026-12-02' })
  await storeEvent(api, {
    eventType: 'ctf',
    locationCountry: 'Israel',
    prizeMoney: 5,
    startDay: '2026-12-03',
  })
  await storeEvent(api, { eventType: 'ctf', isSample: true, prizeMoney: 5, startDay: '2026-12-03' })
  const found = async (query: string) => (await api.request(`/api/facets?${query}`)).json()
  expect(await found('prize=true')).toEqual({
    types: [{ type: 'ctf', count: 2 }],
    countries: [{ country: 'Israel', count: 1 }],
    online: 1,
    total: 2,
  })
  expect(await found('from=2026-12-02&to=2026-12-31&location=Israel')).toMatchObject({
    types: [
      { type: 'ctf', count: 1 },
      { type: 'workshop', count: 1 },
    ],
    total: 2,
  })
  expect(await found('location=online')).toMatchObject({ total: 1 })
  expect((await api.request('/api/facets?from=2026-12-02&to=2026-12-01')).status).toBe(400)
})

test('what is called off counts in no figure from then on, and what was postponed does', async () => {
  const id = await storeEvent(api, { isOnline: true, prizeMoney: 1500, startDay: '2026-12-01' })
  await storeEvent(api, { locationCountry: 'Israel', startDay: '2026-12-02', state: 'postponed' })
  const figuresNow = async () => (await (await api.request('/api/figures')).json()) as Figures
  const found = async () => (await (await api.request('/api/facets?from=2026-12-01')).json()) as Facets
  expect([(await figuresNow()).total, (await figuresNow()).prizes.amount]).toEqual([2, 1500])
  expect(await found()).toMatchObject({ total: 2, online: 1 })
  await api.services.pool.query(`update events set state = 'cancelled' where id = $1`, [id])
  expect(await figuresNow()).toMatchObject({ total: 1, online: 0, prizes: { count: 0, amount: 0 } })
  expect(await facets()).toEqual(await found())
  expect(await found()).toMatchObject({ total: 1, online: 0, countries: [{ country: 'Israel', count: 1 }] })
  await api.services.pool.query(`update events set state = 'scheduled' where id = $1`, [id])
  expect((await figuresNow()).total).toBe(2)
})

test('the figures follow changes in bulk', async () => {
  const { pool } = api.services
  await pool.query(
    `insert into events (event_type, start_day, end_day, all_day, is_online, prize_money, location_country, is_sample)
     select (array['ctf','workshop','meetup'])[1 + n % 3]::enum_events_event_type, '2026-12-01', '2026-12-01', true,
       n % 2 = 0, case when n % 5 = 0 then n end, (array['Israel','France',null])[1 + n % 3], n % 7 = 0
     from generate_series(1, 500) n`,
  )
  expect(await figures()).toEqual(await counted())
  await pool.query(
    `update events set event_type = 'other', location_country = 'Spain', prize_money = 7 where is_online`,
  )
  expect(await figures()).toEqual(await counted())
  await pool.query(`update events set location_country = null, is_online = not is_online`)
  expect(await figures()).toEqual(await counted())
  await pool.query(`update events set is_sample = not is_sample`)
  expect(await figures()).toEqual(await counted())
  await pool.query(`update events set state = 'cancelled' where all_day and event_type = 'other'`)
  expect(await figures()).toEqual(await counted())
  await pool.query(`delete from events where event_type <> 'other'`)
  expect(await figures()).toEqual(await counted())
  await pool.query('delete from events')
  expect(await figures()).toEqual([])
})

test('the figures are right however many write at once', async () => {
  const write = async (writer: number) => {
    const client = await api.services.pool.connect()
    try {
      for (let round = 0; round < 10; round += 1) {
        await client.query('begin')
        for (const type of writer % 2 === 0 ? ['ctf', 'meetup'] : ['meetup', 'ctf']) {
          await client.query(
            `insert into events (event_type, start_day, end_day, all_day, is_online, location_country)
             values ($1, '2026-12-01', '2026-12-01', true, true, $2)`,
            [type, writer % 2 === 0 ? 'Israel' : 'France'],
          )
        }
        await client.query(round % 3 === 0 ? 'rollback' : 'commit')
      }
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: 6 }, (_, writer) => write(writer)))
  expect(await figures()).toEqual(await counted())
  expect((await facets()) as { total: number }).toMatchObject({ total: 72 })
})

test('every change is announced at its commit, in any of the tables', async () => {
  const listener = new pg.Client({ connectionString: api.database.url })
  await listener.connect()
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query('listen site_cache')
  const id = await storeEvent(api, { title: 'Heard' })
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  for (const statement of [
    `update events_locales set title = 'Changed' where _parent_id = $1`,
    `update events set location_city = 'Haifa' where id = $1`,
    `insert into events_texts (parent_id, path, "order", text) values ($1, 'tags', 1, 'new')`,
    'delete from events where id = $1',
  ]) {
    heard.length = 0
    await api.services.pool.query(statement, [id])
    await expect.poll(() => heard).toContain('{"tags":["events"]}')
  }
  await listener.end()
})
