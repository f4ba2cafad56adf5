import { briefFields, type CalendarEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await storeEvent(api, { title: 'Over', startDay: '2026-10-01', endDay: '2026-10-31' })
  await storeEvent(api, { title: 'Still on', startDay: '2026-10-01', endDay: '2026-11-01', prizeMoney: 100 })
  await storeEvent(api, { title: 'First', titleHe: 'ראשון', startDay: '2026-11-01', locationCity: 'Haifa' })
  await storeEvent(api, {
    title: 'Late',
    startDay: '2026-12-12',
    startsAt: '2026-12-12T20:30:00Z',
    isSample: true,
    state: 'cancelled',
  })
  await storeEvent(api, { title: 'After', startDay: '2026-12-13' })
})
afterAll(() => api.stop())

test('a month is what runs on one of its six weeks, as the list of events says it, in brief', async () => {
  const response = await api.request('/api/months/2026-11')
  const whole = await api.request('/api/events?from=2026-11-01&to=2026-12-12&running=all')
  const events = (await whole.json()) as CalendarEvent[]
  expect(events.map(({ title }) => title)).toEqual(['Still on', 'First', 'Late'])
  expect(events.map(({ state }) => state)).toEqual(['scheduled', 'scheduled', 'cancelled'])
  expect(await response.json()).toEqual(
    events.map((event) => Object.fromEntries(briefFields.map((field) => [field, event[field]]))),
  )
})

test('what is no month is not there', async () => {
  for (const month of ['2026-13', '1899-12', 'x']) expect((await api.request(`/api/months/${month}`)).status).toBe(404)
})
