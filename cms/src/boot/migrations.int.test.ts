import type { CalendarEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { down, up } from '../migrations/20261121_010000_public_forms_and_figures.ts'
import { up as datePosts } from '../migrations/20261122_061000_dates_of_posts.ts'
import { down as unflagSamples, up as flagSamples } from '../migrations/20261122_130140_sample_events.ts'
import { down as countSamples, up as leaveSamplesOut } from '../migrations/20261122_131500_figures_without_samples.ts'
import { down as unlist, up as list } from '../migrations/20261123_220500_event_lists.ts'
import { down as unkey, up as key } from '../migrations/20261125_024500_event_keys.ts'
import {
  down as countCancelled,
  up as leaveCancelledOut,
} from '../migrations/20261127_172000_cancelled_counts_nowhere.ts'
import { up as endDayBefore } from '../migrations/20261128_001500_exclusive_ends.ts'
import { down as unwatch, up as watch } from '../migrations/20261129_050000_expected.ts'
import { sampleEvents } from '../seed/sample-events.ts'
import { seedSamples } from '../seed/seed.ts'
import { bearer } from '../testing/staff.ts'
import { storeEvent } from '../testing/events.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function months() {
  const { rows } = await api.services.pool.query(
    `select key, count from event_figures where dimension = 'month' order by key`,
  )
  return rows
}

test('a calendar of before has its months counted, and goes on counting', async () => {
  const { db } = api.services.payload
  const migration = { db: db.drizzle } as unknown as Parameters<typeof up>[0]
  await countCancelled(migration)
  await countSamples(migration)
  await down(migration)
  await storeEvent(api, { startDay: '2026-11-30', endDay: '2026-12-02' })
  await storeEvent(api, { startDay: '2026-12-01' })
  expect(await months()).toEqual([])
  await up(migration)
  await storeEvent(api, { startDay: '2026-12-31' })
  expect(await months()).toEqual([
    { key: '2026-11', count: 1 },
    { key: '2026-12', count: 2 },
  ])
  await leaveSamplesOut(migration)
  await leaveCancelledOut(migration)
})

test('a post of before that was published without a date is listed, and its page is there', async () => {
  const { payload, pool } = api.services
  const migration = { db: payload.db.drizzle } as unknown as Parameters<typeof datePosts>[0]
  const post = { title: 'Flags', slug: 'flags', content: '<p>Hello</p>', status: 'published' }
  const written = await api.send('POST', '/api/posts', post, bearer(await api.token()))
  expect(written.status).toBe(201)
  await pool.query(`update posts set published_at = null, created_at = '2026-01-02T03:04:05Z'`)
  await pool.query('update _posts_v set version_published_at = null')
  await datePosts(migration)
  const date = '2026-01-02T03:04:05.000Z'
  expect(await (await api.request('/api/posts')).json()).toMatchObject([{ publishedAt: date }])
  const page = await api.request('/api/blog/flags')
  expect(page.status).toBe(200)
  expect(await page.json()).toMatchObject({ publishedAt: date })
  const { rows } = await pool.query('select version_published_at from _posts_v where latest')
  expect(rows).toEqual([{ version_published_at: new Date(date) }])
})

test('of a calendar of before, the seed’s own samples are flagged, and no event that only has their tag', async () => {
  const { payload, pool } = api.services
  const migration = { db: payload.db.drizzle } as unknown as Parameters<typeof flagSamples>[0]
  await pool.query('delete from events')
  await seedSamples(api.services, new Date('2026-11-20T08:00:00Z'))
  const tagged = await storeEvent(api, { tags: ['sample', 'flags'] })
  await countCancelled(migration)
  await unwatch(migration)
  await unkey(migration)
  await unlist(migration)
  await countSamples(migration)
  await unflagSamples(migration)
  const [taken, renamed] = sampleEvents('2026-11-20', 'Asia/Jerusalem')
  await pool.query(`update events set source_name = 'A list' where id = $1`, [taken?.id])
  await pool.query(`delete from events_texts where parent_id = $1 and text = 'sample'`, [renamed?.id])
  await pool.query(`update events_locales set description = replace(description, 'לדוגמה שמראה', 'לדוגמה, שמראה')`)
  await flagSamples(migration)
  await leaveSamplesOut(migration)
  await list(migration)
  await key(migration)
  await watch(migration)
  await leaveCancelledOut(migration)
  const { rows } = await pool.query<{ id: string }>('select id from events where is_sample')
  const expected = sampleEvents('2026-11-20', 'Asia/Jerusalem').slice(2)
  expect(rows.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
  expect(await (await api.request('/api/figures')).json()).toMatchObject({
    total: 3,
    samples: expected.length,
  })
  const { rows: listed } = await pool.query(
    `select sum(count)::integer as count, sum(counted)::integer as counted from event_list_sizes where kind = 'year'`,
  )
  expect(listed).toEqual([{ count: 3, counted: 3 }])
  const of = async (id = '') => (await (await api.request(`/api/events/${id}`)).json()) as CalendarEvent
  expect(await of(tagged)).toMatchObject({ isSample: false, tags: ['sample', 'flags'] })
  expect(await of(expected[0]?.id)).toMatchObject({ isSample: true, tags: expected[0]?.tags })
  expect((await of(expected[0]?.id)).descriptionHe).toBe(expected[0]?.descriptionHe)
})

test('what ended at midnight before ends on the day before it, and what has no hours stays', async () => {
  const { payload, pool } = api.services
  await pool.query('delete from events')
  const hours = {
    allDay: false,
    startsAt: '2026-12-10T18:00:00Z',
    startDay: '2026-12-10',
    endDay: '2026-12-11',
  }
  await storeEvent(api, { ...hours, endsAt: '2026-12-10T22:00:00Z' })
  await storeEvent(api, { ...hours, endsAt: '2026-12-10T22:30:00Z' })
  await storeEvent(api, { startDay: '2026-12-10', endDay: '2026-12-12' })
  await endDayBefore({ db: payload.db.drizzle } as unknown as Parameters<typeof endDayBefore>[0])
  const { rows } = await pool.query<{ end: string }>('select end_day as end from events order by end_day')
  expect(rows.map(({ end }) => end)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12'])
})
