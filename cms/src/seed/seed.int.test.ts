import type { CalendarEvent } from '@cyberluach/core/event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { listedEvents } from './listed-events.ts'
import { sampleEvents } from './sample-events.ts'
import { seedEvents } from './seed.ts'

const timeZone = 'Asia/Jerusalem'
const seeded = [...listedEvents(), ...sampleEvents('2026-11-20', timeZone)]
let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('an empty calendar gets every event, and the public reads answer them', async () => {
  expect(await seedEvents(api.services, new Date('2026-11-20T08:00:00Z'))).toBe(seeded.length)
  const events = await readAll<CalendarEvent[]>('/api/events')
  expect(events.map((event) => event.id).sort()).toEqual(seeded.map((event) => event.id).sort())
  expect(await readAll('/api/facets')).toMatchObject({
    total: listedEvents().length,
    online: listedEvents().filter((event) => event.isOnline).length,
  })
  expect(await readAll('/api/figures')).toMatchObject({
    total: listedEvents().length,
    prizes: { count: 0, amount: 0 },
    samples: seeded.length - listedEvents().length,
  })
})

test('the conferences of the lists have their series, with editions before and after', async () => {
  const id = listedEvents().find(({ title, startDay }) => title === 'Botconf' && startDay < '2027')?.id
  expect(await readAll(`/api/event-pages/${id}`)).toMatchObject({
    event: { series: { slug: 'botconf', name: 'Botconf' } },
    editions: { previous: null, next: { url: '/event/botconf-2027' } },
  })
  expect(await readAll('/api/event-lists/series?key=bsides')).toMatchObject({ name: 'BSides', within: [] })
})

test('a sample keeps its hours, its texts in both languages and its tags in order', async () => {
  const sample = seeded.find((event) => event.title === 'Forty-Eight Hours of Flags')
  expect(await readAll(`/api/events/${sample?.id}`)).toMatchObject({
    titleHe: '48 שעות של דגלים',
    description: sample?.description,
    descriptionHe: sample?.descriptionHe,
    startDate: '2026-11-20T16:00:00+02:00',
    endDate: '2026-11-22T16:00:00+02:00',
    day: '2026-11-20',
    allDay: false,
    prizeMoney: 10_000,
    tags: ['jeopardy', 'teams', 'pwn', 'crypto'],
    source: null,
    isSample: true,
  })
})

test('a conference of a list knows its days, its place and its list', async () => {
  const conference = seeded.find((event) => event.title === 'BSidesAberystwyth')
  expect(await readAll(`/api/events/${conference?.id}`)).toMatchObject({
    titleHe: null,
    description: '',
    day: '2026-11-21',
    allDay: true,
    locationCity: 'Aberystwyth',
    locationCountry: 'United Kingdom',
    source: { name: 'Cyber/InfoSec Events by xsa', url: 'https://github.com/xsa/infosec-events' },
    isSample: false,
  })
})

test('a calendar that holds an event is left alone', async () => {
  await api.services.pool.query('delete from events where id <> $1', [seeded[0]?.id])
  expect(await seedEvents(api.services)).toBe(0)
  expect(await readAll('/api/facets')).toMatchObject({ total: 1 })
})

async function readAll<Answer>(path: string): Promise<Answer> {
  const response = await api.request(path)
  expect(response.status).toBe(200)
  return response.json() as Promise<Answer>
}
