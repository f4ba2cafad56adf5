import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { Glance } from '@cyberluach/core/events/figures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
const today = () => dayKeyOf(new Date(), 'Asia/Jerusalem')

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events cascade')
})

async function json<Answer>(path: string): Promise<Answer> {
  const response = await api.request(path)
  expect(response.status, path).toBe(200)
  return (await response.json()) as Answer
}

const glance = (query = '') => json<Glance>(`/api/glance${query}`)
const titles = (events: { title: string }[]) => events.map(({ title }) => title)

test('it says the counts and the figures that their own endpoints say', async () => {
  await storeEvent(api, { eventType: 'ctf', isOnline: true, prizeMoney: 100, startDay: addDays(today(), 2) })
  await storeEvent(api, { eventType: 'workshop', locationCountry: 'Israel', startDay: addDays(today(), -2) })
  await storeEvent(api, { eventType: 'meetup', isSample: true, startDay: today() })
  const { facets, figures } = await glance()
  expect(facets).toEqual(await json('/api/facets'))
  expect(figures).toEqual(await json('/api/figures'))
  expect(figures).toMatchObject({ total: 2, samples: 1, upcoming: { count: 1 } })
})

test('the coming year says of each month that has events how many of each kind begin in it, samples apart', async () => {
  const at = (startDay: string, changes = {}) => storeEvent(api, { startDay, eventType: 'ctf', ...changes })
  for (const day of ['2026-10-31', '2026-11-01', '2026-11-30', '2027-10-31', '2027-11-01']) await at(day)
  await at('2026-11-02', { eventType: 'workshop' })
  await at('2027-01-05', { isSample: true })
  const { year } = await glance('?day=2026-11-20')
  expect(year).toEqual([
    {
      month: '2026-11',
      types: [
        { type: 'ctf', count: 2 },
        { type: 'workshop', count: 1 },
      ],
    },
    { month: '2027-10', types: [{ type: 'ctf', count: 1 }] },
  ])
})

test('the next events are those that have not begun and begin within thirty days, six at most', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  for (const [title, startsAt] of [
    ['Begun', minutes(-5)],
    ['Soon', minutes(5)],
  ] as const)
    await storeEvent(api, {
      title,
      startDay: dayKeyOf(startsAt, 'Asia/Jerusalem'),
      startsAt: startsAt.toISOString(),
    })
  await storeEvent(api, { title: 'Yesterday', startDay: addDays(today(), -1), endDay: addDays(today(), 1) })
  for (const days of [31, 30, 3, 2, 1]) await storeEvent(api, { title: `In ${days}`, startDay: addDays(today(), days) })
  await storeEvent(api, { title: 'A sample', isSample: true, startDay: addDays(today(), 1) })
  const { upcoming } = await glance()
  expect(titles(upcoming)).toEqual(['Soon', 'In 1', 'In 2', 'In 3', 'In 30', 'A sample'])
  await storeEvent(api, { title: 'In 4', startDay: addDays(today(), 4) })
  expect(titles((await glance()).upcoming)).not.toContain('A sample')
})

test('what was cancelled or postponed is neither a next event nor a notification', async () => {
  for (const state of ['cancelled', 'postponed', 'scheduled'] as const)
    await storeEvent(api, { title: state, state, startDay: addDays(today(), 1) })
  const { upcoming, notifications } = await glance()
  expect(titles(upcoming)).toEqual(['scheduled'])
  expect(titles(notifications.map(({ event }) => event))).toEqual(['scheduled'])
})

test('notifications tell of events that are near and of none that is a sample', async () => {
  const { pool } = api.services
  await storeEvent(api, { title: 'In 3', startDay: addDays(today(), 3) })
  await storeEvent(api, { title: 'In 4', startDay: addDays(today(), 4) })
  await storeEvent(api, { title: 'A sample', isSample: true, startDay: addDays(today(), 1) })
  const open = await storeEvent(api, { title: 'Open', startDay: addDays(today(), 7) })
  await pool.query(`update events set registration_url = 'https://example.com' where id = $1`, [open])
  const { notifications } = await glance()
  expect(notifications.map(({ type, days, event }) => [event.title, type, days])).toEqual([
    ['In 3', 'soon', 3],
    ['Open', 'registration_closing', 7],
  ])
})

test('it says whether there is a post to read: one that is published, and by now', async () => {
  const { pool } = api.services
  const stored = (slug: string, status: string, publishedAt: string) =>
    pool.query(`insert into posts (slug, _status, published_at) values ($1, $2, now() + $3::interval)`, [
      slug,
      status,
      publishedAt,
    ])
  await pool.query('delete from posts')
  await stored('draft', 'draft', '-1 day')
  await stored('planned', 'published', '1 day')
  expect((await glance()).hasPosts).toBe(false)
  await stored('there', 'published', '-1 day')
  expect((await glance()).hasPosts).toBe(true)
})

test('another day counts as today where it is asked for; one that does not exist is refused', async () => {
  await storeEvent(api, { title: 'Far', startDay: '2031-05-05' })
  expect((await glance()).upcoming).toEqual([])
  const far = await glance('?day=2031-05-04')
  expect(titles(far.upcoming)).toEqual(['Far'])
  expect(far.figures.today).toBe('2031-05-04')
  expect((await api.request('/api/glance?day=2031-02-30')).status).toBe(400)
})
