import type { EventChange } from '@cyberluach/api/change-event'
import type { ManagedEvent, ManagedEvents } from '@cyberluach/api/manage-events'
import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
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
const titles = async (query: Record<string, string> = {}) =>
  (await list(query)).events.map(({ title }) => title)
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
  api.send(
    'POST',
    `${path}/${event.id}/state?version=${encodeURIComponent(event.version)}`,
    body,
    bearer(token),
  )
const inState = async (event: ManagedEvent, body: object) =>
  (await (await setState(event, body)).json()) as ManagedEvent
async function changesOf({ id }: ManagedEvent): Promise<EventChange[]> {
  return (await (
    await api.request(`${path}/${id}/changes`, { headers: bearer(token) })
  ).json()) as EventChange[]
}
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
    const { rows } = await api.services.pool.query(
      `select action, username from audit_entries where subject = $1`,
      [event.id],
    )
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
