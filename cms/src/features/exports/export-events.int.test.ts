import type { CreditedEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../testing/sources.ts'
import { storeClaim, storeCredited } from '../../testing/stored-sources.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events, sources cascade')
})

type Export = { calendar: string; sources: { name: string }[]; events: CreditedEvent[] }

const titles = async () => (await exported()).events.map(({ title }) => title)

async function exported(): Promise<Export> {
  const response = await api.request('/api/export.json')
  expect(response.status).toBe(200)
  return response.json() as Promise<Export>
}

async function listed(title: string, source: string): Promise<string> {
  const event = await storeEvent(api, { title })
  await storeClaim(api, source, event)
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
      { title: 'Listed', source: { name: 'Cons by Dana', licence: 'CC BY 4.0' } },
      { title: 'By a person', source: null, sources: [] },
    ],
  })
})

test('an event of several lists names each with its licence, by the line of the block of sources', async () => {
  const open = await storeCredited(api, { name: 'Cons, 2026', credit: 'Cons by Dana', licence: 'CC BY 4.0' })
  const again = await storeCredited(api, {
    name: 'Cons, 2027',
    credit: 'Cons by Dana',
    creditUrl: 'https://cons.example/',
    licence: 'CC BY 4.0',
  })
  const shared = await storeCredited(api, { name: 'Shared', licence: 'CC BY-SA 4.0' })
  const kept = await storeCredited(api, { name: 'Keeps', mayPassOn: false })
  const { pool } = api.services
  await pool.query(`update sources set credit_url = 'https://cons.example/' where id = $1`, [open])
  const event = await listed('In four lists', open)
  for (const source of [again, shared, kept]) await storeClaim(api, source, event)
  await state(event, open, 'title')
  await state(event, shared, 'days')
  await state(event, again, 'link')
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  const sources = [
    {
      name: 'Cons by Dana',
      url: 'https://cons.example/',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      isModified: true,
      checkedAt: since,
      shown: { title: since, link: since },
    },
    expect.objectContaining({
      name: 'Shared',
      licence: 'CC BY-SA 4.0',
      isModified: true,
      shown: { days: since },
    }),
  ]
  const file = await exported()
  expect(file.sources.map(({ name }) => name)).toEqual(['Cons by Dana', 'Shared'])
  expect(file.events).toMatchObject([{ source: { name: 'Cons by Dana' }, sources }])
  expect(file.events[0]?.sources).toHaveLength(2)
  for (const path of [`/api/events/${event}`, '/api/events']) {
    const answer = (await (await api.request(path)).json()) as CreditedEvent | CreditedEvent[]
    const [told] = [answer].flat()
    expect(told?.sources).toEqual([...sources, expect.objectContaining({ name: 'Keeps', shown: {} })])
  }
})

test('a list that keeps what it says to itself is not named as the source of what is passed on', async () => {
  const kept = await storeCredited(api, { name: 'Keeps', mayPassOn: false })
  const open = await storeCredited(api, { name: 'Open', licence: 'MIT' })
  const event = await listed('In both', kept)
  await storeClaim(api, open, event)
  const file = await exported()
  expect(file.sources.map(({ name }) => name)).toEqual(['Open'])
  expect(file.events).toMatchObject([{ source: { name: 'Open', licence: 'MIT' }, sources: [{ name: 'Open' }] }])
})

test('nor is one that is no source any more, in the file or in its events', async () => {
  const kept = await storeCredited(api, { name: 'Keeps', mayPassOn: false })
  const open = await storeCredited(api, { name: 'Open', licence: 'MIT' })
  const both = await listed('In both', kept)
  await storeClaim(api, open, both)
  const { pool } = api.services
  await listed('Edited since', kept)
  await pool.query('delete from sources where id = $1', [kept])
  const file = await exported()
  expect(file.sources.map(({ name }) => name)).toEqual(['Open'])
  const named = file.events.map(({ source, sources }) => [source?.name, ...sources.map(({ name }) => name)])
  // Of one day both: which stands first is chance.
  expect(named).toHaveLength(2)
  expect(named).toEqual(expect.arrayContaining([['Open', 'Open'], [undefined]]))
})

test('an address in the file leads to the calendar from wherever it is read', async () => {
  await storeEvent(api, { title: 'Flags' })
  const { calendar, events } = await exported()
  expect(events[0]?.url).toMatch(new RegExp(`^${calendar}/event/flags`))
})

test('what may not be passed on is left out: events that only such a list knows, samples, and what it states', async () => {
  const kept = await storeCredited(api, { name: 'Keeps', mayPassOn: false })
  const open = await storeCredited(api, { name: 'Open' })
  await storeEvent(api, { title: 'A sample', isSample: true })
  await listed('Of its own', kept)
  const both = await listed('In both lists', open)
  await storeClaim(api, kept, both)
  await api.services.pool.query("update events set registration_url = 'https://a.example/' where id = $1", [both])
  await state(both, kept, 'link')
  const named = await listed('Named by it', open)
  await state(named, kept, 'title')
  expect((await exported()).events).toMatchObject([{ title: 'In both lists', registrationUrl: null }])
})

test('what a list keeps for itself stays so when it is no source any more, until somebody else says it', async () => {
  const kept = await storeSource(api, { trust: 'publish', mayPassOn: false })
  const row = stated({ title: 'Of its own', url: 'https://own.example/' })
  await settle(api, kept, [await storeSourceRecord(api, kept, row)])
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
  await storeClaim(api, first, event)
  await api.services.pool.query(`update sightings set first_seen_at = '2020-01-01' where source_id = $1`, [first])
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
  await pool.query(`update events set state = 'cancelled', state_changed_at = now() where id = $1`, [cancelled])
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
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="events_\d{4}-\d\d-\d\d\.csv"$/)
  expect(response.headers.get('x-total-count')).toBe('1')
  const [head, line, rest] = (await response.text()).split('\r\n')
  expect(head).toMatch(/^\uFEFF?"?ID"?,/)
  expect(line).toContain('"Listed, ""really"""')
  expect(line).toContain(',MIT,https://opensource.org/license/mit,,')
  expect(rest).toBe('')
})

test('the table has deadlines, texts, each source, and what of them is modified', async () => {
  const first = await storeCredited(api, {
    name: 'Cons',
    creditUrl: 'https://cons.example/',
    licence: 'CC BY 4.0',
  })
  const other = await storeCredited(api, { name: 'Open', creditUrl: 'https://open.example/', licence: 'MIT' })
  const event = await storeEvent(api, {
    title: 'Flags',
    deadlines: [
      { kind: 'callForPapers', day: '2026-11-20', url: 'https://flags.example/cfp' },
      { kind: 'registration', day: '2026-11-30', zone: 'Asia/Jerusalem' },
    ],
  })
  for (const source of [first, other]) await storeClaim(api, source, event)
  await state(event, first, 'days')
  const { pool } = api.services
  await pool.query(`update events_locales set description = 'All about it' where _parent_id = $1`, [event])
  const [head = '', line = ''] = (await (await api.request('/api/export.csv')).text()).split('\r\n')
  expect(head).toContain(',Description,Description Hebrew,')
  expect(head).toContain(',Deadlines,Source,Source URL,Licence,Licence URL,Modified,')
  expect(line).toContain(
    'callForPapers 2026-11-20 AoE https://flags.example/cfp | registration 2026-11-30 Asia/Jerusalem,' +
      'Cons | Open,https://cons.example/ | https://open.example/,CC BY 4.0 | MIT,' +
      'https://creativecommons.org/licenses/by/4.0/ | https://opensource.org/license/mit,modified | -,',
  )
  expect(line).toContain('All about it')
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
