import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const create = () =>
  api.services.payload.create({
    collection: 'events',
    data: {
      title: 'An event',
      eventType: 'ctf',
      isOnline: true,
      state: 'scheduled',
      allDay: true,
      startDay: '2026-12-03',
      endDay: '2026-12-04',
    },
  })
const update = (id: string, data: Record<string, unknown>) =>
  api.services.payload.update({ collection: 'events', id, data })

const noFormerDays = { formerStartDay: null, formerEndDay: null, formerStartsAt: null }

test('an event that moved keeps the days on which it was to be, and is told with them', async () => {
  const { id } = await create()
  const moved = await update(id, { state: 'moved', startDay: '2027-01-10', endDay: '2027-01-11' })
  expect(moved).toMatchObject({ formerStartDay: '2026-12-03', formerEndDay: '2026-12-04' })
  expect(Date.now() - Date.parse(moved.stateChangedAt ?? '')).toBeLessThan(60_000)
  const told = await (await api.request(`/api/events/${id}`)).json()
  expect(told).toMatchObject({
    state: 'moved',
    day: '2027-01-10',
    former: { startDate: '2026-12-03T00:00:00+02:00', day: '2026-12-03', lastDay: '2026-12-04' },
  })
})

test('moved once more, it keeps the days that it stood on last', async () => {
  const { id } = await create()
  await update(id, { state: 'moved', startDay: '2027-01-10', endDay: '2027-01-11' })
  const again = await update(id, { startDay: '2027-02-10', endDay: '2027-02-10' })
  expect(again).toMatchObject({ formerStartDay: '2027-01-10', formerEndDay: '2027-01-11' })
})

test('former days that somebody writes stay as written', async () => {
  const { id } = await create()
  const moved = await update(id, { state: 'moved', startDay: '2026-12-01', formerStartDay: '2026-11-30' })
  expect(moved.formerStartDay).toBe('2026-11-30')
})

test('in another state it has no former days, and a mended day makes none', async () => {
  const { id } = await create()
  expect(await update(id, { startDay: '2026-12-02' })).toMatchObject({
    ...noFormerDays,
    stateChangedAt: null,
  })
  await update(id, { state: 'moved', startDay: '2027-01-10', endDay: '2027-01-11' })
  expect(await update(id, { state: 'cancelled' })).toMatchObject(noFormerDays)
})
