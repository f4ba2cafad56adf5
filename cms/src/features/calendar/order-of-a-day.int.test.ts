import type { CalendarEvent } from '@cyberluach/core/events/event'
import { byStart } from '@cyberluach/core/events/event-timing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent, storeSeries } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

type Listed = Pick<CalendarEvent, 'id' | 'title' | 'day' | 'allDay' | 'startDate'>

const day = '2026-11-30'
const dayOver = '2026-10-05'
const today = '2026-11-20'
let api: TestApi
let whole: Listed[]
const slug = 'days-of-locks'

/** On each of two days: events by the hour and of the whole day, stored in an order that is none, two with one title. */
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  await api.services.pool.query('delete from events')
  const series = await storeSeries(api, { slug, isYearly: false })
  const shared = {
    organizer: 'Lock makers',
    series,
    locationCountry: 'Israel',
    locationCity: 'Haifa',
    tags: ['locks'],
  }
  for (const startDay of [day, dayOver])
    for (const [title, hour] of [
      ['Lock evening', '18:00'],
      ['Zebra locks', null],
      ['lock, small', null],
      ['Äther locks', null],
      ['Lock morning', '08:00'],
      ['Lock noon', '12:00'],
      ['Same lock', '12:00'],
      ['Same lock', '12:00'],
      ['Locks of all', null],
    ] as const)
      await storeEvent(api, {
        ...shared,
        title,
        startDay,
        startsAt: hour && `${startDay}T${hour}:00+02:00`,
        endsAt: hour && `${startDay}T20:00:00+02:00`,
      })
  whole = (await read('/api/events?limit=100')) as Listed[]
})
afterAll(() => api.stop())

async function read(path: string): Promise<unknown> {
  const answer = await api.request(path)
  expect(answer.status, path).toBe(200)
  return answer.json()
}

/** Ids of the events of a day, as a list has them. */
const idsOn = (on: string, events: readonly Listed[]) => events.filter((event) => event.day === on).map(({ id }) => id)

const listsOf = {
  'the whole list': async () => whole,
  'the next first': async () => read(`/api/events?limit=100&order=next-first&at=${today}`),
  'a month': async () => read('/api/months/2026-11'),
  'a search': async () => {
    const { ahead, earlier } = (await read(`/api/search?q=lock&day=${today}&limit=50`)) as Record<
      'ahead' | 'earlier',
      { events: Listed[] }
    >
    return [...ahead.events, ...earlier.events]
  },
  'an export': async () => ((await read('/api/export.json')) as { events: Listed[] }).events,
  ...Object.fromEntries(
    [
      ['year', '2026'],
      ['country', 'israel'],
      ['city', 'israel/haifa'],
      ['tag', 'locks'],
      ['organizer', 'lock-makers'],
      ['series', slug],
    ].map(([kind, key]) => [
      `the list of a ${kind}`,
      async () => ((await read(`/api/event-lists/${kind}?key=${key}&day=${today}`)) as { events: Listed[] }).events,
    ]),
  ),
} satisfies Record<string, () => Promise<unknown>>

test.each(Object.keys(listsOf))('%s has a day as every other has it', async (name) => {
  const events = (await listsOf[name as keyof typeof listsOf]?.()) as Listed[]
  const expected = (on: string) => idsOn(on, byStart(whole))
  expect(expected(day)).toHaveLength(9)
  expect(idsOn(day, events)).toEqual(expected(day))
  if (name !== 'a month') expect(idsOn(dayOver, events)).toEqual(expected(dayOver))
})

test('what lasts all day comes first, then by hour', () => {
  expect(
    byStart(whole)
      .filter((event) => event.day === day)
      .map(({ title }) => title),
  ).toEqual([
    'Locks of all',
    'Zebra locks',
    'lock, small',
    'Äther locks',
    'Lock morning',
    'Lock noon',
    'Same lock',
    'Same lock',
    'Lock evening',
  ])
})

test('the calendar to subscribe to has them so, too', async () => {
  const feed = await (await api.request('/api/events.ics')).text()
  const inFeed = [...feed.matchAll(/^UID:(.+)@cyberluach\r$/gm)].map(([, id]) => id)
  expect(inFeed).toEqual(byStart(whole).map(({ id }) => id))
})
