import type { CalendarEvent } from '@cyberluach/core/event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { settle, stated, storeSighting, storeSource } from '../../testing/sources.ts'
import { storeTold, storeCredited } from '../../testing/stored-sources.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events, sources cascade')
})

type Export = { calendar: string; sources: { name: string }[]; events: CalendarEvent[] }

const titles = async () => (await exported()).events.map(({ title }) => title)

async function exported(): Promise<Export> {
  const response = await api.request('/api/export.json')
  expect(response.status).toBe(200)
  return response.json() as Promise<Export>
}

async function listed(title: string, source: string): Promise<string> {
  const event = await storeEvent(api, { title })
  await storeTold(api, source, event)
  await api.services.pool.query(
    `update events set source_name = s.name, source_url = s.address from sources s where s.id = $1 and events.id = $2`,
    [source, event],
  )
  return event
}

async function state(event: string, source: string, field: string): Promise<void> {
  await api.services.pool.query(
    'insert into event_statements (event_id, field, source_id, is_shown) values ($1, $2, $3, true)',
    [event, field, source],
  )
}

test('each event says which list it came from and under which licence, and the file whom to credit', async () => {
  const source = await storeCredited(api, { name: 'Cons', credit: 'Cons by Dana', licence: 'CC BY 4.0' })
  await listed('Listed', source)
  await storeEvent(api, { title: 'By a person', startDay: '2026-12-04' })
  expect(await exported()).toMatchObject({
    calendar: expect.stringMatching(/^http/),
    sources: [
      {
        name: 'Cons by Dana',
        url: expect.stringMatching(/^https:..list.example/),
        licence: 'CC BY 4.0',
        licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
        isModified: true,
      },
    ],
    events: [
      { title: 'Listed', source: { name: 'Cons', licence: 'CC BY 4.0' } },
      { title: 'By a person', source: null },
    ],
  })
})

test('what may not be passed on is left out: events that only such a list knows, samples, and what it states', async () => {
  const kept = await storeCredited(api, { name: 'Keeps', mayPassOn: false })
  const open = await storeCredited(api, { name: 'Open' })
  await storeEvent(api, { title: 'A sample', isSample: true })
  await listed('Of its own', kept)
  const both = await listed('In both lists', open)
  await storeTold(api, kept, both)
  await api.services.pool.query("update events set registration_url = 'https://a.example/' where id = $1", [
    both,
  ])
  await state(both, kept, 'link')
  const named = await listed('Named by it', open)
  await state(named, kept, 'title')
  expect((await exported()).events).toMatchObject([{ title: 'In both lists', registrationUrl: null }])
})

test('what a list keeps for itself stays so when it is no source any more, until somebody else says it', async () => {
  const kept = await storeSource(api, { trust: 'publish', mayPassOn: false })
  const row = stated({ title: 'Of its own', url: 'https://own.example/' })
  await settle(api, kept, [await storeSighting(api, kept, row)])
  expect(await titles()).toEqual([])
  await api.services.pool.query('delete from sources where id = $1', [kept])
  expect(await titles()).toEqual([])
  const { payload } = api.services
  const { docs: users } = await payload.find({ collection: 'users', limit: 1 })
  const { docs } = await payload.find({ collection: 'events', limit: 1 })
  const by = { collection: 'events', user: users[0] ?? null, overrideAccess: false } as const
  const data = { title: 'Found by us', startDay: '2027-03-04', endDay: '2027-03-04' }
  await payload.update({ ...by, id: docs[0]?.id ?? '', data })
  expect((await exported()).events).toMatchObject([{ title: 'Found by us', registrationUrl: null }])
})

test('of two lists that know an event, the licence is of the one that is named', async () => {
  const first = await storeCredited(api, { name: 'Seen first', licence: 'MIT' })
  const named = await storeCredited(api, { name: 'Named', licence: 'CC BY 4.0' })
  const event = await listed('In both', named)
  await storeTold(api, first, event)
  await api.services.pool.query(`update sightings set first_seen_at = '2020-01-01' where source_id = $1`, [
    first,
  ])
  expect((await exported()).events).toMatchObject([{ source: { name: 'Named', licence: 'CC BY 4.0' } }])
})

test('a place that is kept to itself tells nothing of being online, and a cancellation that is leaves its event out', async () => {
  const kept = await storeCredited(api, { name: 'Keeps', mayPassOn: false })
  const open = await storeCredited(api, { name: 'Open' })
  const placed = await listed('Placed by it', open)
  await state(placed, kept, 'place')
  const scheduled = await listed('Scheduled by it', open)
  await state(scheduled, kept, 'state')
  const cancelled = await listed('Cancelled by it', open)
  await state(cancelled, kept, 'state')
  const { pool } = api.services
  await pool.query(`update events set is_online = true, location_city = 'Haifa' where id = $1`, [placed])
  await pool.query(`update events set state = 'cancelled', state_changed_at = now() where id = $1`, [
    cancelled,
  ])
  const { events } = await exported()
  expect(events.map(({ title }) => title).toSorted()).toEqual(['Placed by it', 'Scheduled by it'])
  expect(events.find(({ title }) => title === 'Placed by it')).toMatchObject({
    isOnline: false,
    locationCity: null,
  })
})

test('the table has the same events', async () => {
  const source = await storeCredited(api, { name: 'Cons', licence: 'MIT' })
  await listed('Listed, "really"', source)
  const response = await api.request('/api/export.csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="events_\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(response.headers.get('x-total-count')).toBe('1')
  const [head, line, rest] = (await response.text()).split('\r\n')
  expect(head).toMatch(/^\uFEFF?"?ID"?,/)
  expect(line).toContain('"Listed, ""really"""')
  expect(line).toContain('MIT,https://opensource.org/license/mit')
  expect(rest).toBe('')
})

test('a file is made once until something changes, and who holds it is told so', async () => {
  const event = await storeEvent(api, { title: 'First' })
  const first = await api.request('/api/export.json')
  const etag = first.headers.get('etag') ?? ''
  const before = await first.text()
  expect((await api.request('/api/export.json', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await (await api.request('/api/export.json')).text()).toBe(before)
  await api.services.pool.query('update events set updated_at = clock_timestamp() where id = $1', [event])
  const after = await api.request('/api/export.json', { headers: { 'if-none-match': etag } })
  expect(after.status).toBe(200)
  expect(await after.text()).not.toBe(before)
})

test('an empty calendar is an empty file', async () => {
  expect(await titles()).toEqual([])
})
