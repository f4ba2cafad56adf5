import { addDays, dayKeyOf, firstDayOf, addMonths, monthOf } from '@cyberluach/core/dates/day-key'
import type { Figures } from '@cyberluach/core/events/figures'
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

const figures = async () => (await (await api.request('/api/figures')).json()) as Figures
const today = () => dayKeyOf(new Date(), 'Asia/Jerusalem')

test('an empty calendar has figures, too', async () => {
  const day = today()
  expect(await figures()).toEqual({
    today: day,
    total: 0,
    online: 0,
    physical: 0,
    prizes: { count: 0, amount: 0 },
    topCountry: null,
    popularType: null,
    types: [],
    thisMonth: { month: monthOf(day), count: 0 },
    upcoming: { days: 30, count: 0 },
    samples: 0,
  })
})

test('prizes, places and types are counted over all events', async () => {
  await storeEvent(api, { eventType: 'ctf', isOnline: true, prizeMoney: 2_000_000_000 })
  await storeEvent(api, { eventType: 'ctf', prizeMoney: 2_000_000_000, locationCountry: 'France' })
  await storeEvent(api, { eventType: 'workshop', prizeMoney: 0, locationCountry: 'Israel' })
  await storeEvent(api, { eventType: 'workshop', locationCountry: 'Israel' })
  await storeEvent(api, { eventType: 'ctf' })
  expect(await figures()).toMatchObject({
    total: 5,
    online: 1,
    physical: 3,
    prizes: { count: 2, amount: 4_000_000_000 },
    topCountry: { country: 'Israel', count: 2 },
    popularType: { type: 'ctf', count: 3 },
    types: [
      { type: 'ctf', count: 3 },
      { type: 'workshop', count: 2 },
    ],
  })
})

test('samples are counted apart, and are in no other figure', async () => {
  const none = await figures()
  const sample = {
    eventType: 'ctf',
    isOnline: true,
    locationCountry: 'Israel',
    prizeMoney: 9000,
    isSample: true,
  }
  const id = await storeEvent(api, { ...sample, startDay: addDays(today(), 1) })
  await storeEvent(api, { ...sample, startDay: today() })
  expect(await figures()).toEqual({ ...none, samples: 2 })
  await api.services.pool.query('update events set is_sample = false where id = $1', [id])
  expect(await figures()).toMatchObject({
    total: 1,
    online: 1,
    prizes: { count: 1, amount: 9000 },
    upcoming: { count: 1 },
    samples: 1,
  })
})

test('this month follows the events that move into it and out of it', async () => {
  const first = firstDayOf(monthOf(today()))
  const id = await storeEvent(api, { startDay: first })
  await storeEvent(api, { startDay: addDays(first, -1) })
  await storeEvent(api, { startDay: firstDayOf(addMonths(monthOf(first), 1)) })
  expect((await figures()).thisMonth).toEqual({ month: monthOf(first), count: 1 })
  await api.services.pool.query(`update events set start_day = '2031-01-01', end_day = '2031-01-01' where id = $1`, [
    id,
  ])
  expect((await figures()).thisMonth.count).toBe(0)
  await api.services.pool.query(`update events set start_day = $1, end_day = $1`, [addDays(first, 1)])
  expect((await figures()).thisMonth.count).toBe(3)
})

test('upcoming is what has not started and starts within 30 days', async () => {
  const day = today()
  for (const startDay of [addDays(day, -1), day, addDays(day, 30), addDays(day, 31)])
    await storeEvent(api, { startDay, endDay: addDays(day, 40) })
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  for (const startsAt of [minutes(-5), minutes(5)])
    await storeEvent(api, {
      startDay: dayKeyOf(startsAt, 'Asia/Jerusalem'),
      startsAt: startsAt.toISOString(),
    })
  expect((await figures()).upcoming).toEqual({ days: 30, count: 3 })
})
