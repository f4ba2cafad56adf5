import type { EventChange } from '@cyberluach/api/managed-events'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer } from '../../../testing/staff.ts'
import { storeEvent } from '../../../testing/events.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../../testing/sources.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import type { Stated } from '../rows.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events, event_slugs, sources, mails cascade')
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows

/** What the source says now of the event that it names by this key. */
async function sync(source: string, row: Partial<Stated>, key = 'one'): Promise<string> {
  const id = await storeSourceRecord(api, source, stated(row), { key })
  await settle(api, source, [id])
  return id
}
async function events(): Promise<CalendarEvent[]> {
  const list = await api.request('/api/sys/mgmt/events', { headers: bearer(token) })
  return ((await list.json()) as { events: CalendarEvent[] }).events
}
async function changesOf(event: CalendarEvent | undefined): Promise<EventChange[]> {
  const path = `/api/sys/mgmt/events/${event?.id}/changes`
  const changes = (await (await api.request(path, { headers: bearer(token) })).json()) as EventChange[]
  return changes.filter(({ began }) => began === null)
}
const waiting = () => rows('select kind, fields from proposals where decided_at is null order by kind')
const edit = async (event: CalendarEvent | undefined, data: object) => {
  const { payload } = api.services
  const { docs } = await payload.find({ collection: 'users', where: { username: { equals: 'admin' } } })
  const by = { collection: 'events', user: docs[0] ?? null, overrideAccess: false } as const
  await payload.update({ ...by, id: event?.id ?? '', data })
}

const daysOfDeadlines = async () =>
  (await rows('select day from events_deadlines order by _order')).map(({ day }) => day)

const flags = {
  title: 'Night of the flags',
  titleHe: 'ליל הדגלים',
  description: 'One night',
  city: 'Haifa',
  country: 'Israel',
  url: 'https://flags.example.org/2037',
  eventType: 'ctf',
  tags: ['night'],
  deadlines: [{ kind: 'callForPapers', day: '2037-01-01', at: null, zone: null, url: null, extendedFrom: null }],
} as const satisfies Partial<Omit<Stated, 'tags' | 'deadlines'>> & {
  tags: readonly string[]
  deadlines: readonly object[]
}
const flagRow: Partial<Stated> = { ...flags, tags: [...flags.tags], deadlines: [...flags.deadlines] }

describe('a trusted source', () => {
  test('leaves what it states in two ways to somebody who looks: what is new, and what comes to other days', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, { ...flagRow, otherDay: '2037-03-05' })
    expect(await events()).toEqual([])
    await sync(source, { title: 'Day of the keys', url: 'https://keys.example/' }, 'two')
    await sync(source, { title: 'Day of the keys', startDay: '2037-03-10', otherDay: '2037-03-03' }, 'two')
    expect(await events()).toMatchObject([{ title: 'Day of the keys', day: '2037-03-03' }])
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['change', 'new'])
  })

  test('publishes what is new, with its days, texts, tags and deadlines, and says that it states them', async () => {
    const source = await storeSource(api, { name: 'confs', trust: 'publish' })
    await sync(source, flagRow)
    const [event] = await events()
    expect(event).toMatchObject({
      title: 'Night of the flags',
      titleHe: 'ליל הדגלים',
      description: 'One night',
      day: '2037-03-03',
      lastDay: '2037-03-03',
      allDay: true,
      locationCity: 'Haifa',
      locationCountry: 'Israel',
      registrationUrl: 'https://flags.example.org/2037',
      eventType: 'ctf',
      tags: ['night'],
      deadlines: [{ kind: 'callForPapers', day: '2037-01-01' }],
      source: { name: 'confs' },
      url: '/event/night-of-the-flags-2037',
    })
    expect(await waiting()).toEqual([])
    const shown = await rows('select count(*)::int as count from event_statements where is_shown and source_id = $1', [
      source,
    ])
    expect(shown[0]?.count).toBe(10)
  })

  test('publishes hours on the days of the site', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, { startsAt: '2037-03-03T22:30:00Z', endsAt: '2037-03-04T01:00:00Z' })
    expect((await events())[0]).toMatchObject({
      allDay: false,
      startDate: '2037-03-04T00:30:00+02:00',
      day: '2037-03-04',
      lastDay: '2037-03-04',
    })
  })

  test('moves its event: former days and the history tell of it', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await sync(source, { ...flagRow, startDay: '2037-05-05', endDay: '2037-05-06' })
    const [event] = await events()
    expect(event).toMatchObject({
      state: 'moved',
      day: '2037-05-05',
      lastDay: '2037-05-06',
      former: { day: '2037-03-03', lastDay: '2037-03-03' },
    })
    expect(await changesOf(event)).toMatchObject([
      {
        actor: null,
        before: { startDay: '2037-03-03', state: 'scheduled' },
        after: { startDay: '2037-05-05', state: 'moved' },
      },
    ])
    await sync(source, { ...flagRow, startDay: '2037-05-05', endDay: '2037-05-06' })
    expect(await changesOf(event)).toHaveLength(1)
  })

  test('calls its event off, and puts it back', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await sync(source, { ...flagRow, state: 'cancelled' })
    expect((await events())[0]?.state).toBe('cancelled')
    await sync(source, flagRow)
    expect((await events())[0]?.state).toBe('scheduled')
  })

  test('postpones its event, and moves it when it names the new days', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await sync(source, { ...flagRow, state: 'postponed' })
    expect((await events())[0]).toMatchObject({ state: 'postponed', day: '2037-03-03' })
    await sync(source, { ...flagRow, startDay: '2037-06-03', endDay: '2037-06-03' })
    const moved = { state: 'moved', day: '2037-06-03', former: { day: '2037-03-03' } }
    expect((await events())[0]).toMatchObject(moved)
  })

  test('of another last day or an hour makes no move', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await sync(source, { ...flagRow, endDay: '2037-03-04' })
    expect((await events())[0]).toMatchObject({ state: 'scheduled', lastDay: '2037-03-04', former: null })
    await sync(source, {
      ...flagRow,
      startsAt: '2037-03-03T10:00:00Z',
      endsAt: '2037-03-04T15:00:00Z',
      endDay: '2037-03-04',
    })
    expect((await events())[0]).toMatchObject({ state: 'scheduled', allDay: false, day: '2037-03-03' })
  })

  test('does not publish again what an admin deleted', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await api.services.pool.query('delete from events')
    await sync(source, { ...flagRow, city: 'Eilat' })
    expect(await events()).toEqual([])
    expect(await waiting()).toMatchObject([{ kind: 'new' }])
  })

  test('that states what Payload does not take has it asked about, and all else is written', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await sync(source, { ...flagRow, startDay: '2037-03-09', endDay: '2037-03-01' })
    expect((await events())[0]).toMatchObject({ day: '2037-03-03', state: 'scheduled' })
    expect(await waiting()).toMatchObject([{ kind: 'change' }])
  })
})

describe('two rows of one list', () => {
  const almond = { title: 'Almond Conference', url: 'https://almond.example.org/' }
  const secondDay = { ...almond, title: 'Almond Conference Day 2', startDay: '2037-03-04' }

  test('that an event has the address of: the one that is alike more is it, the other is new', async () => {
    const event = await storeEvent(api, { title: almond.title, startDay: '2037-03-03' })
    await rows('update events set registration_url = $1', [almond.url])
    const source = await storeSource(api)
    const second = await storeSourceRecord(api, source, stated(secondDay))
    const one = await storeSourceRecord(api, source, stated(almond))
    await settle(api, source, [second, one])
    expect(await rows('select id, event_id as event from sightings order by event_id')).toEqual([
      { id: one, event },
      { id: second, event: null },
    ])
    expect(await waiting()).toEqual([{ kind: 'new', fields: null }])
  })

  test('that somebody said are one are both kept, and their next states too', async () => {
    const event = await storeEvent(api, { title: almond.title, startDay: '2037-03-03' })
    const source = await storeSource(api)
    const ids = [
      await storeSourceRecord(api, source, stated(almond), { event }),
      await storeSourceRecord(api, source, stated(secondDay), { event }),
    ]
    await settle(api, source, ids)
    expect(await rows('select distinct event_id as event from sightings')).toEqual([{ event }])
    expect(await rows(`select value from event_statements where field = 'link'`)).toEqual([{ value: almond.url }])
  })
})

describe('a source that is not trusted', () => {
  test('asks about what is new, and about each change of what came from it', async () => {
    const source = await storeSource(api)
    await sync(source, flagRow)
    expect(await events()).toEqual([])
    expect(await waiting()).toMatchObject([{ kind: 'new' }])
    await api.services.pool.query(`update sources set trust = 'publish'`)
    await sync(source, flagRow, 'other')
    await api.services.pool.query(`update sources set trust = 'queue'`)
    await sync(source, { ...flagRow, startDay: '2037-05-05', endDay: '2037-05-05' }, 'other')
    await sync(source, { ...flagRow, startDay: '2037-05-05', endDay: '2037-05-05', city: 'Eilat' }, 'other')
    expect((await events())[0]).toMatchObject({ day: '2037-03-03', locationCity: 'Haifa' })
    const [change] = await waiting()
    expect(change).toMatchObject({ kind: 'change' })
    expect(change.fields).toEqual(
      expect.arrayContaining([
        { field: 'startDay', before: '2037-03-03', after: '2037-05-05' },
        { field: 'state', before: 'scheduled', after: 'moved' },
        { field: 'city', before: 'Haifa', after: 'Eilat' },
      ]),
    )
    await sync(source, flagRow, 'other')
    expect(await waiting()).toMatchObject([{ kind: 'new' }])
  })
})

describe('of two sources of one event', () => {
  test('the first is shown, and the second fills what nobody told and contradicts in silence', async () => {
    const one = await storeSource(api, { name: 'one', trust: 'publish' })
    const other = await storeSource(api, { name: 'other', trust: 'publish' })
    await sync(one, { title: 'Flags', url: 'https://flags.example.org' })
    await sync(other, {
      title: 'Flags',
      url: 'https://flags.example.org/',
      startDay: '2037-03-02',
      endDay: '2037-03-03',
      city: 'Haifa',
      country: 'Israel',
    })
    const found = await events()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ day: '2037-03-03', locationCity: 'Haifa', state: 'scheduled' })
    expect(await changesOf(found[0])).toMatchObject([{ actor: null, after: { locationCity: 'Haifa' } }])
    expect(await waiting()).toEqual([])
    const kept = await rows(
      `select o.name, s.value ->> 'startDay' as day, s.is_shown as "isShown" from event_statements s
       join sources o on o.id = s.source_id where s.field = 'days' order by o.name`,
    )
    expect(kept).toEqual([
      { name: 'one', day: '2037-03-03', isShown: true },
      { name: 'other', day: '2037-03-02', isShown: false },
    ])
  })

  test('the second is asked about where it calls the event off, or changes its mind about the days', async () => {
    const one = await storeSource(api, { name: 'one', trust: 'publish' })
    const other = await storeSource(api, { name: 'other', trust: 'publish' })
    const row = { title: 'Flags', url: 'https://flags.example.org' }
    await sync(one, row)
    await sync(other, row)
    await sync(other, { ...row, startDay: '2037-05-05', endDay: '2037-05-05', state: 'cancelled' })
    expect((await events())[0]).toMatchObject({ state: 'scheduled', day: '2037-03-03' })
    const [change] = await waiting()
    expect(change.fields).toEqual(expect.arrayContaining([{ field: 'state', before: 'scheduled', after: 'cancelled' }]))
  })
})

describe('what a person wrote', () => {
  test('stays, whatever a trusted source says afterwards', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await edit((await events())[0], { startDay: '2037-03-04', endDay: '2037-03-04', locationCity: 'Eilat' })
    await sync(source, {
      ...flagRow,
      startDay: '2037-05-05',
      endDay: '2037-05-05',
      city: 'Tel Aviv',
      title: 'Night of all flags',
    })
    expect((await events())[0]).toMatchObject({
      day: '2037-03-04',
      locationCity: 'Eilat',
      state: 'scheduled',
      title: 'Night of all flags',
    })
  })

  test('is not what a source repeats or adds beside it; that the event is moved or called off since is asked', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await edit((await events())[0], { endDay: '2037-03-04', state: 'postponed' })
    await edit((await events())[0], { state: 'scheduled' })
    await sync(source, { ...flagRow, description: 'Two nights' })
    await sync(source, { ...flagRow, endDay: '2037-03-06' })
    expect(await waiting()).toEqual([])
    const moved = { ...flagRow, startDay: '2037-05-05', endDay: '2037-05-06', state: 'cancelled' } as const
    await sync(source, moved)
    await sync(source, { ...moved, description: 'No night' })
    const [{ fields }] = await waiting()
    expect(fields).toEqual([
      { field: 'startDay', before: '2037-03-03', after: '2037-05-05' },
      { field: 'endDay', before: '2037-03-04', after: '2037-05-06' },
      { field: 'state', before: 'scheduled', after: 'cancelled' },
    ])
    expect((await events())[0]).toMatchObject({
      day: '2037-03-03',
      lastDay: '2037-03-04',
      state: 'scheduled',
    })
  })

  test('keeps its other deadlines where its list puts one off, which is asked', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    const [call] = flags.deadlines
    const sale = { ...call, kind: 'earlyPrice', day: '2037-02-02' } as const
    await edit((await events())[0], { deadlines: [call, sale] })
    const put = async (day: string) => sync(source, { ...flagRow, deadlines: [{ ...call, day, extendedFrom: null }] })
    await put('2037-01-15')
    expect(await daysOfDeadlines()).toEqual(['2037-01-01', '2037-02-02'])
    await put('2037-01-20')
    const [{ id, fields }] = await rows('select id, fields from proposals where decided_at is null')
    expect(fields).toMatchObject([
      {
        field: 'deadlines',
        after: [{ kind: 'callForPapers', day: '2037-01-20', extendedFrom: '2037-01-01' }, { kind: 'earlyPrice' }],
      },
    ])
    const decision = `/api/sys/mgmt/proposals/${id}/decision`
    expect((await api.send('POST', decision, { verdict: 'apply' }, bearer(token))).status).toBe(200)
    expect(await daysOfDeadlines()).toEqual(['2037-01-20', '2037-02-02'])
    await put('2037-01-25')
    expect(await daysOfDeadlines()).toEqual(['2037-01-20', '2037-02-02'])
    expect(await waiting()).toMatchObject([{ fields: [{ field: 'deadlines' }] }])
  })

  test('stays where it was emptied on purpose', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    await sync(source, flagRow)
    await edit((await events())[0], { registrationUrl: null })
    await sync(source, { ...flagRow, url: 'https://flags.example.org/tickets' })
    expect((await events())[0]?.registrationUrl).toBeNull()
  })
})
