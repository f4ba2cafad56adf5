import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Input = { allDay: boolean; startsAt?: string; endsAt?: string; startDay?: string; endDay?: string }

function create(when: Input) {
  const data = {
    title: 'An event',
    eventType: 'ctf' as const,
    isOnline: true,
    state: 'scheduled' as const,
    startDay: '',
    endDay: '',
    ...when,
  }
  return api.services.payload.create({ collection: 'events', data })
}

test('the days of a timed event are those of the site’s time zone', async () => {
  const event = await create({
    allDay: false,
    startsAt: '2026-12-03T22:30:00Z',
    endsAt: '2026-12-04T23:00:00Z',
  })
  expect(event).toMatchObject({ startDay: '2026-12-04', endDay: '2026-12-05' })
})

test('what ends at midnight ends on the day before', async () => {
  const startsAt = '2026-12-10T18:00:00Z'
  const evening = await create({ allDay: false, startsAt, endsAt: '2026-12-10T22:00:00Z' })
  expect(evening).toMatchObject({ startDay: '2026-12-10', endDay: '2026-12-10' })
})

test('they move with the instants', async () => {
  const { id } = await create({ allDay: false, startsAt: '2026-12-03T10:00:00Z' })
  const data = { startsAt: '2026-12-08T10:00:00Z' }
  expect(await api.services.payload.update({ collection: 'events', id, data })).toMatchObject({
    startDay: '2026-12-08',
    endDay: '2026-12-08',
  })
})

test('an event of days has no instants, and ends on its first day unless it says otherwise', async () => {
  const event = await create({ allDay: true, startDay: '2026-12-03', startsAt: '2026-12-03T10:00:00Z' })
  expect(event).toMatchObject({ startsAt: null, endsAt: null, startDay: '2026-12-03', endDay: '2026-12-03' })
})

test.each<Input>([
  { allDay: false },
  { allDay: true },
  { allDay: true, startDay: '2026-02-30' },
  { allDay: true, startDay: '2026-12-03', endDay: '2026-12-02' },
  { allDay: false, startsAt: '2026-12-03T10:00:00Z', endsAt: '2026-12-03T09:00:00Z' },
])('%o is refused', async (when) => {
  await expect(create(when)).rejects.toMatchObject({ status: 400 })
})
