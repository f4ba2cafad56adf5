import type { EventChange, ManagedEvent, ManagedEvents, ManagedSeries } from '@cyberluach/api/managed-events'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, event_slugs cascade')
})

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const path = '/api/sys/mgmt/events'

async function list(query: Record<string, string> = {}): Promise<ManagedEvents> {
  const answer = await api.request(`${path}?${new URLSearchParams(query)}`, { headers: bearer(token) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as ManagedEvents
}
const titles = async (query: Record<string, string> = {}) => (await list(query)).events.map(({ title }) => title)
const found = async (): Promise<ManagedEvent> => (await list()).events[0] as ManagedEvent

const edit = {
  title: 'Night of the flags',
  titleHe: 'ליל הדגלים',
  description: 'One night',
  eventType: 'ctf',
  startDate: '2027-03-03T18:00:00+02:00',
  endDate: '2027-03-03T22:00:00+02:00',
  tags: ['night'],
  organizer: 'The flag people',
  admission: 'paid',
  price: '50 ILS',
  languages: 'en,he',
  captions: 'no',
}
const create = (body: object = edit) => api.send('POST', path, body, bearer(token))
const created = async (body: object = edit) => (await (await create(body)).json()) as ManagedEvent
const put = (event: ManagedEvent, body: object) =>
  api.send(
    'PUT',
    `${path}/${event.id}?version=${encodeURIComponent(event.version)}`,
    { ...edit, ...body },
    bearer(token),
  )
const setState = (event: ManagedEvent, body: object) =>
  api.send('POST', `${path}/${event.id}/state?version=${encodeURIComponent(event.version)}`, body, bearer(token))
const inState = async (event: ManagedEvent, body: object) =>
  (await (await setState(event, body)).json()) as ManagedEvent
async function historyOf({ id }: { id: string }): Promise<EventChange[]> {
  return (await (await api.request(`${path}/${id}/changes`, { headers: bearer(token) })).json()) as EventChange[]
}
/** Without how it began. */
const changesOf = async (event: ManagedEvent) => (await historyOf(event)).filter(({ began }) => began === null)
const undo = (event: ManagedEvent, change: string) =>
  api.send('POST', `${path}/${event.id}/undo`, { change }, bearer(token))

describe('the list', () => {
  test('begins with what comes next, goes on with what is over, and can begin with what was added last', async () => {
    await storeEvent(api, { title: 'Long ago', startDay: '2019-03-03' })
    await storeEvent(api, { title: 'Later', startDay: addDays(today, 40) })
    await storeEvent(api, { title: 'Runs', startDay: addDays(today, -2), endDay: addDays(today, 2) })
    await storeEvent(api, { title: 'Just over', startDay: addDays(today, -3) })
    expect(await titles()).toEqual(['Runs', 'Later', 'Just over', 'Long ago'])
    expect(await titles({ order: 'newest' })).toEqual(['Just over', 'Runs', 'Later', 'Long ago'])
    expect(await titles({ limit: '2', offset: '1' })).toEqual(['Later', 'Just over'])
    const { total, years } = await list({ limit: '1' })
    expect(total).toBe(4)
    expect(years?.first).toBe(2019)
  })

  test('counts no sample and nothing that was cancelled, and says how many samples there are', async () => {
    await storeEvent(api, { title: 'Held', startDay: addDays(today, 3) })
    await storeEvent(api, { title: 'Sample', startDay: addDays(today, 4), isSample: true })
    await storeEvent(api, {
      title: 'Cancelled sample',
      startDay: '2019-04-03',
      isSample: true,
      state: 'cancelled',
    })
    await storeEvent(api, { title: 'Off', startDay: '2019-04-03', state: 'cancelled' })
    expect(await list({ limit: '1' })).toMatchObject({ total: 4, counted: 1, samples: 2 })
    expect(await list({ year: '2019' })).toMatchObject({ total: 2, counted: 0, samples: 1 })
    expect(await list({ q: 'sample' })).toMatchObject({ total: 2, counted: null, samples: null })
  })

  test('finds by the texts of both languages and by places, by year, and by how events stand', async () => {
    await storeEvent(api, { title: 'Flags', titleHe: 'דגלים', startDay: addDays(today, 3) })
    await storeEvent(api, { title: 'Old', startDay: '2019-03-03', locationCity: 'Haifa' })
    await storeEvent(api, { title: 'Off', startDay: '2019-04-03', state: 'cancelled' })
    await storeEvent(api, { title: 'New days', startDay: addDays(today, 5), state: 'moved' })
    expect(await titles({ q: 'דגלים' })).toEqual(['Flags'])
    expect(await titles({ q: 'חיפה' })).toEqual(['Old'])
    expect(await titles({ year: '2019' })).toEqual(['Off', 'Old'])
    expect(await titles({ state: 'past' })).toEqual(['Old'])
    expect(await titles({ state: 'cancelled' })).toEqual(['Off'])
    expect(await titles({ state: 'moved' })).toEqual(['New days'])
    expect(await titles({ state: 'scheduled' })).toEqual(['Flags'])
  })

  test('finds a text of any length anywhere in either language, signs alone, and reads words as the search does', async () => {
    const stored = {
      title: 'Roma Hack Night',
      titleHe: 'לילה ברומא',
      description: 'C++ and exploits',
      startDay: '2037-06-03',
      locationCity: 'תל אביב',
      locationCountry: 'Israel',
      eventType: 'ctf',
    }
    await storeEvent(api, stored)
    await storeEvent(api, { title: 'Another', startDay: '2037-06-04', locationCountry: 'France' })
    for (const q of [
      'ma',
      'oma h',
      'ROMA',
      'ומא',
      '++',
      'xploit',
      'Tel Aviv',
      'אביב',
      'ישראל',
      'srae',
      'ctf israel june',
    ])
      expect(await titles({ q }), q).toEqual(['Roma Hack Night'])
    expect(await titles({ q: 'nowhere at all' })).toEqual([])
    expect(await titles({ q: 'roma', year: '2026' })).toEqual([])
    expect(await titles({ q: 'roma', state: 'scheduled' })).toEqual(['Roma Hack Night'])
  })

  test('walks what more events hold than are counted in its order, on every page', async () => {
    await api.services.pool.query(
      `with made as (
         insert into events (event_type, all_day, start_day, end_day)
         select 'ctf', true, day, day from (select ($1::date + n)::text as day from generate_series(-600, 600) n) days
         returning id, start_day
       )
       insert into events_locales (_parent_id, _locale, title) select id, 'en', 'Counted ' || start_day from made`,
      [today],
    )
    const { total, isMore, events } = await list({ q: 'counted', limit: '1' })
    expect({ total, isMore, day: events[0]?.day }).toEqual({ total: 1000, isMore: true, day: today })
    const across = await list({ q: 'counted', limit: '4', offset: '599' })
    const days = [addDays(today, 599), addDays(today, 600), addDays(today, -1), addDays(today, -2)]
    expect(across.events.map(({ day }) => day)).toEqual(days)
    const last = await list({ q: 'counted', limit: '4', offset: '1199' })
    expect(last.events.map(({ day }) => day)).toEqual([addDays(today, -599), addDays(today, -600)])
    expect(await titles({ q: 'counted', order: 'newest', limit: '2' })).toHaveLength(2)
  })
})

describe('an event that is added by hand', () => {
  test('is on the calendar with an address of its own, and in the audit log', async () => {
    const answer = await create()
    expect(answer.status).toBe(201)
    const event = (await answer.json()) as ManagedEvent
    expect(event).toMatchObject({
      ...edit,
      url: '/event/night-of-the-flags-2027',
      state: 'scheduled',
      day: '2027-03-03',
      submissionId: null,
      isSample: false,
    })
    expect((await api.request(`/api/events/${event.id}`)).status).toBe(200)
    const { rows } = await api.services.pool.query(`select action, username from audit_entries where subject = $1`, [
      event.id,
    ])
    expect(rows).toEqual([{ action: 'eventCreated', username: 'admin' }])
    const copy = await created({ ...edit, startDate: '2028-03-03T18:00:00+02:00', endDate: null })
    expect(copy.url).toBe('/event/night-of-the-flags-2028')
  })

  test('is refused where fields are missing or wrong', async () => {
    const answer = await create({
      ...edit,
      title: ' ',
      registrationUrl: 'nonsense',
      endDate: '2027-03-01T18:00:00Z',
    })
    expect(answer.status).toBe(422)
    const { issues } = (await answer.json()) as { issues: { path: string }[] }
    expect(issues.map(({ path: at }) => at)).toEqual(expect.arrayContaining(['title', 'registrationUrl']))
  })
})

describe('an edit', () => {
  test('is kept with what was said before and after, and by whom', async () => {
    const event = await created()
    const answer = await put(event, { locationCity: 'Haifa', titleHe: 'ליל דגלים', tags: ['ctf', 'night'] })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ locationCity: 'Haifa', titleHe: 'ליל דגלים' })
    expect(await changesOf(event)).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        began: null,
        actor: 'admin',
        before: { locationCity: null, titleHe: 'ליל הדגלים', tags: ['night'] },
        after: { locationCity: 'Haifa', titleHe: 'ליל דגלים', tags: ['ctf', 'night'] },
      },
    ])
  })

  test('of an event that somebody else has changed meanwhile is refused, and says so', async () => {
    const event = await created()
    expect((await put(event, { locationCity: 'Haifa' })).status).toBe(200)
    const second = await put(event, { locationCity: 'Eilat' })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ code: 'eventChanged' })
    expect((await found()).locationCity).toBe('Haifa')
  })

  test('mends days without making a move of it', async () => {
    const event = await created()
    await put(event, { startDate: '2027-03-04T18:00:00+02:00', endDate: null })
    expect(await found()).toMatchObject({ day: '2027-03-04', state: 'scheduled', former: null })
  })

  test('in the panel is kept as well', async () => {
    const event = await created()
    const { payload } = api.services
    const { docs } = await payload.find({ collection: 'users', where: { username: { equals: 'admin' } } })
    const by = { collection: 'events', user: docs[0] ?? null, overrideAccess: false } as const
    await payload.update({ ...by, id: event.id, locale: 'he', data: { title: 'לילה', state: 'postponed' } })
    expect(await changesOf(event)).toMatchObject([
      {
        actor: 'admin',
        before: { titleHe: 'ליל הדגלים', state: 'scheduled' },
        after: { titleHe: 'לילה', state: 'postponed' },
      },
    ])
  })
})

describe('deadlines', () => {
  const papers = { kind: 'callForPapers', day: '2027-01-10', url: 'https://example.org/papers' }
  const whole = { at: null, zone: null, url: null, extendedFrom: null }
  const withDeadlines = (...deadlines: object[]) => created({ ...edit, deadlines })

  test('are days of a zone or of anywhere on Earth, and instants, by when they close', async () => {
    const { deadlines } = await withDeadlines(
      { kind: 'registration', day: '2027-02-01', zone: 'Asia/Jerusalem' },
      papers,
      { kind: 'earlyPrice', day: '2027-01-11', at: '2027-01-10T23:30:00+02:00', zone: 'Asia/Jerusalem' },
      { kind: 'notification', day: '2027-02-01', zone: 'Etc/GMT+12' },
    )
    expect(deadlines).toEqual([
      {
        ...whole,
        kind: 'earlyPrice',
        day: '2027-01-10',
        at: '2027-01-10T21:30:00Z',
        zone: 'Asia/Jerusalem',
      },
      { ...whole, ...papers },
      { ...whole, kind: 'registration', day: '2027-02-01', zone: 'Asia/Jerusalem' },
      { ...whole, kind: 'notification', day: '2027-02-01' },
    ])
  })

  test('close before their event is over where a person says them, and stay where they stood', async () => {
    const late = { kind: 'earlyPrice', day: '2027-06-01' }
    const answer = await create({ ...edit, deadlines: [papers, late] })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'invalid', issues: [{ path: 'deadlines.1.day', code: 'deadlineAfterEvent' }] },
    ])
    const event = await withDeadlines(papers)
    expect((await put(event, { deadlines: [papers, late] })).status).toBe(422)
    await api.services.pool.query(`update events_deadlines set kind = 'abstracts', day = '2027-06-01'`)
    const stood = { ...late, kind: 'abstracts' }
    expect((await put(await found(), { deadlines: [stood], locationCity: 'Haifa' })).status).toBe(200)
  })

  test('keep the day that they were extended from by themselves, unless it is said that they were mended', async () => {
    const event = await withDeadlines(papers)
    const later = { ...papers, day: '2027-01-20' }
    const extended = (await (await put(event, { deadlines: [later] })).json()) as ManagedEvent
    expect(extended.deadlines).toEqual([{ ...whole, ...later, extendedFrom: '2027-01-10' }])
    const mended = { ...papers, day: '2027-01-21', extendedFrom: null }
    const after = (await (await put(extended, { deadlines: [mended] })).json()) as ManagedEvent
    expect(after.deadlines).toEqual([{ ...whole, ...mended }])
  })

  test('that are the same leave no row in the history, and stay where an edit leaves them out', async () => {
    const event = await withDeadlines(papers, { kind: 'registration', day: '2027-02-01' })
    const { deadlines } = event
    const same = (await (await put(event, { deadlines })).json()) as ManagedEvent
    expect(await changesOf(event)).toEqual([])
    await put(same, { locationCity: 'Haifa' })
    expect((await found()).deadlines).toEqual(deadlines)
    expect((await changesOf(event)).map(({ after }) => Object.keys(after))).toEqual([['locationCity']])
  })

  test('come back when the change is undone, also as extended', async () => {
    const event = await withDeadlines({ ...papers, extendedFrom: '2027-01-01' })
    const emptied = (await (await put(event, { deadlines: [] })).json()) as ManagedEvent
    expect(emptied.deadlines).toEqual([])
    const [change] = await changesOf(event)
    await undo(event, change?.id ?? '')
    expect((await found()).deadlines).toEqual([{ ...whole, ...papers, extendedFrom: '2027-01-01' }])
    const [back] = await changesOf(event)
    await put(await found(), { deadlines: [papers], locationCity: 'Eilat' })
    expect((await undo(event, back?.id ?? '')).status).toBe(409)
  })

  test('in the panel keep what they were extended from as well', async () => {
    const event = await withDeadlines(papers)
    const { payload } = api.services
    const read = await payload.findByID({ collection: 'events', id: event.id })
    const rows = (read.deadlines ?? []).map((row) => ({ ...row, day: '2027-01-15' }))
    await payload.update({ collection: 'events', id: event.id, data: { deadlines: rows } })
    expect((await found()).deadlines).toMatchObject([{ day: '2027-01-15', extendedFrom: '2027-01-10' }])
  })

  test('are refused where they are wrong, each by its name', async () => {
    const answer = await create({
      ...edit,
      deadlines: [
        { ...papers, kind: 'other' },
        { ...papers, day: '2027-02-30' },
        { ...papers, zone: 'Nowhere/Land' },
        { ...papers, url: 'nonsense' },
        { ...papers, extendedFrom: '2027-01-10' },
        { ...papers, at: 'soon' },
      ],
    })
    expect(answer.status).toBe(422)
    expect((await answer.json()) as object).toMatchObject({
      issues: [
        { path: 'deadlines.0.kind', code: 'choose' },
        { path: 'deadlines.1.day', code: 'date' },
        { path: 'deadlines.2.zone', code: 'choose' },
        { path: 'deadlines.3.url', code: 'url' },
        { path: 'deadlines.4.extendedFrom', code: 'extendedAfter' },
        { path: 'deadlines.5.at', code: 'date' },
      ],
    })
    const many = await create({ ...edit, deadlines: Array.from({ length: 21 }, () => papers) })
    expect(many.status).toBe(422)
  })
})

describe('a series', () => {
  const flags = { name: 'Flag Nights', nameHe: 'לילות הדגלים', isYearly: true }
  beforeEach(() => api.services.pool.query('truncate series cascade'))
  const seriesList = async () =>
    (await (await api.request('/api/sys/mgmt/series', { headers: bearer(token) })).json()) as ManagedSeries[]

  test('is made of its names, and chosen by another event', async () => {
    const event = await created({ ...edit, series: flags })
    expect(event.series).toEqual({ slug: 'flag-nights', name: 'Flag Nights', nameHe: 'לילות הדגלים' })
    const other = await created({ ...edit, title: 'Next', series: { slug: 'flag-nights' } })
    expect(other.series).toEqual(event.series)
    expect(await seriesList()).toEqual([{ slug: 'flag-nights', ...flags, events: 2 }])
    const none = (await (await put(other, { series: null })).json()) as ManagedEvent
    expect(none.series).toBeNull()
    await put(await found(), { locationCity: 'Haifa' })
    expect((await seriesList())[0]?.events).toBe(1)
  })

  test('is refused without a name, of a name that is there in either language, and where there is none', async () => {
    await created({ ...edit, series: flags })
    const issuesOf = async (series: object) => {
      const answer = await create({ ...edit, series })
      expect(answer.status).toBe(422)
      return ((await answer.json()) as { issues: object[] }).issues
    }
    expect(await issuesOf({ nameHe: 'רק בעברית' })).toEqual([{ path: 'series.name', code: 'required' }])
    expect(await issuesOf({ name: 'FLAG nights' })).toEqual([{ path: 'series.name', code: 'seriesKnown' }])
    expect(await issuesOf({ name: 'Other', nameHe: 'לילות הדגלים' })).toEqual([
      { path: 'series.name', code: 'seriesKnown' },
    ])
    expect(await issuesOf({ slug: 'unknown' })).toEqual([{ path: 'series.slug', code: 'choose' }])
    expect(await seriesList()).toHaveLength(1)
  })

  test('goes with the change that made it when that is undone, and comes back with the change', async () => {
    const event = await created()
    await put(event, { series: flags })
    const [made] = await changesOf(event)
    expect(made?.after).toMatchObject({ series: { slug: 'flag-nights', ...flags } })
    expect((await undo(event, made?.id ?? '')).status).toBe(200)
    expect(await seriesList()).toEqual([])
    const [undone] = await changesOf(event)
    await undo(event, undone?.id ?? '')
    expect((await found()).series).toMatchObject({ slug: 'flag-nights', nameHe: 'לילות הדגלים' })
    const [again] = await changesOf(event)
    await undo(event, again?.id ?? '')
    expect(await seriesList()).toEqual([])
  })

  test('stays when another event is one of its editions by then, or when it was there before', async () => {
    const event = await created()
    await put(event, { series: flags })
    const other = await created({ ...edit, title: 'Next', series: { slug: 'flag-nights' } })
    const [made] = await changesOf(event)
    await undo(event, made?.id ?? '')
    expect(await seriesList()).toMatchObject([{ slug: 'flag-nights', events: 1 }])
    await put(other, { series: null })
    const [left] = await changesOf(other)
    await undo(other, left?.id ?? '')
    expect(await seriesList()).toMatchObject([{ slug: 'flag-nights', events: 1 }])
  })
})

describe('how an event came to the calendar', () => {
  const beginnings = async (id: string) =>
    (await historyOf({ id })).map(({ began, actor, after }) => ({ began, actor, after }))

  test('is the first row of its history: by hand, and by whom', async () => {
    const event = await created()
    const [row] = await historyOf(event)
    expect(row).toMatchObject({ began: 'hand', actor: 'admin', before: {}, after: {} })
    expect(Date.parse(row?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await put(event, { locationCity: 'Haifa' })
    expect((await historyOf(event)).map(({ began }) => began)).toEqual([null, 'hand'])
  })

  test('is by a submission that somebody approved', async () => {
    const sent = await api.send('POST', '/api/submissions', {
      title: 'Handed in',
      eventType: 'ctf',
      startDate: '2027-03-03T18:00:00+02:00',
      organizerEmail: 'organizer@example.com',
      contactPersonName: 'Somebody',
      contactPersonPhone: '+972 50 000 0000',
    })
    const { id } = (await sent.json()) as { id: string }
    const path = `/api/sys/mgmt/submissions/${id}/approve`
    const { eventId } = (await (await api.send('POST', path, undefined, bearer(token))).json()) as {
      eventId: string
    }
    expect(await beginnings(eventId)).toEqual([{ began: 'submission', actor: 'admin', after: {} }])
  })

  test('is by a public list or by the seed, where the site did it by itself', async () => {
    const sample = await storeEvent(api, { isSample: true })
    expect(await beginnings(sample)).toEqual([{ began: 'seed', actor: null, after: {} }])
    const { rows } = await api.services.pool.query<{ id: string }>(
      `insert into events (event_type, all_day, start_day, end_day, source_name, source_url)
       values ('ctf', true, '2027-01-01', '2027-01-01', 'A list', 'https://example.org') returning id`,
    )
    expect(await beginnings(rows[0]?.id ?? '')).toEqual([
      { began: 'import', actor: null, after: { sourceName: 'A list' } },
    ])
  })

  test('cannot be taken back', async () => {
    const event = await created()
    const [row] = await historyOf(event)
    expect((await undo(event, row?.id ?? '')).status).toBe(409)
  })
})

describe('a state', () => {
  test('moved keeps the former days, cancelled and postponed the days, and back as scheduled nothing of it', async () => {
    const event = await created()
    const moved = await inState(event, {
      state: 'moved',
      startDate: '2027-05-05T18:00:00+03:00',
      endDate: '2027-05-05T22:00:00+03:00',
    })
    expect(moved).toMatchObject({
      state: 'moved',
      day: '2027-05-05',
      former: { startDate: '2027-03-03T18:00:00+02:00', day: '2027-03-03', lastDay: '2027-03-03' },
    })
    const postponed = await inState(moved, { state: 'postponed' })
    expect(postponed).toMatchObject({ state: 'postponed', day: '2027-05-05', former: null })
    const cancelled = await inState(postponed, { state: 'cancelled' })
    expect(cancelled.state).toBe('cancelled')
    expect(await inState(cancelled, { state: 'scheduled' })).toMatchObject({
      state: 'scheduled',
      former: null,
    })
    expect((await changesOf(event)).map(({ after }) => after.state)).toEqual([
      'scheduled',
      'cancelled',
      'postponed',
      'moved',
    ])
  })

  test('of days alone moves to days alone', async () => {
    const event = await created({ ...edit, allDay: true, endDate: '2027-03-04T00:00:00+02:00' })
    const body = { state: 'moved', startDate: '2027-05-05T00:00:00+03:00', allDay: true }
    expect(await inState(event, body)).toMatchObject({
      day: '2027-05-05',
      lastDay: '2027-05-05',
      former: { day: '2027-03-03', lastDay: '2027-03-04' },
    })
  })

  test('is refused where the event has changed meanwhile, and a move without days', async () => {
    const event = await created()
    await put(event, { locationCity: 'Haifa' })
    expect((await setState(event, { state: 'cancelled' })).status).toBe(409)
    expect((await setState(await found(), { state: 'moved' })).status).toBe(422)
  })
})

describe('undo', () => {
  test('takes the last change back, whatever it was, and itself', async () => {
    const event = await created()
    const cancelled = await inState(event, { state: 'cancelled' })
    const [last] = await changesOf(event)
    expect(await (await undo(event, last?.id ?? '')).json()).toMatchObject({ state: 'scheduled' })
    const moved = await inState(await found(), { state: 'moved', startDate: '2027-05-05T18:00:00+03:00' })
    await put(moved, { ...edit, startDate: '2027-05-06T18:00:00+03:00', endDate: null, titleHe: 'אחר' })
    const [mended] = await changesOf(cancelled)
    expect(await (await undo(event, mended?.id ?? '')).json()).toMatchObject({
      state: 'moved',
      titleHe: 'ליל הדגלים',
      day: '2027-05-05',
      former: { day: '2027-03-03' },
    })
  })

  test('is refused where another change came after it', async () => {
    const event = await created()
    const cancelled = await inState(event, { state: 'cancelled' })
    const [first] = await changesOf(event)
    await inState(cancelled, { state: 'scheduled' })
    const answer = await undo(event, first?.id ?? '')
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'eventChanged' })
  })
})
