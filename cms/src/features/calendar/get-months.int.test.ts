import { noFilter, matchesFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  const stored: Parameters<typeof storeEvent>[1][] = [
    { title: 'Botconf', startDay: '2026-04-15', locationCountry: 'France', locationCity: 'Nice' },
    { title: 'Botconf', startDay: '2027-04-27', endDay: '2027-04-30', locationCountry: 'France' },
    {
      title: 'Flags 100%_\\',
      titleHe: 'ליל הדגלים',
      startDay: '2026-10-01',
      eventType: 'ctf',
      isOnline: true,
    },
    {
      title: 'AppSec',
      titleHe: 'אבטחת יישומים',
      startDay: '2026-12-31',
      locationCountry: 'Israel',
      locationCity: "Be'er-Sheva, Negev",
    },
    {
      title: 'Summit',
      startDay: '2026-12-02',
      locationCountry: 'Israel',
      locationCity: 'Tel Aviv',
      description: 'About bots',
    },
    { title: 'Summit', startDay: '2026-12-03', locationCountry: 'Georgia' },
    { title: 'Meetup', startDay: '2026-12-04', locationCountry: 'Israel', locationCity: 'תל־אביב' },
  ]
  for (const each of stored) await storeEvent(api, each)
})
afterAll(() => api.stop())

async function months(query: Record<string, string>) {
  const response = await api.request(`/api/months?${new URLSearchParams({ month: '2026-11', ...query })}`)
  expect(response.status).toBe(200)
  return response.json()
}

test('what is found in other months only is led to, and counted in all', async () => {
  expect(await months({ q: 'botconf' })).toEqual({
    total: 2,
    previous: { month: '2026-04', count: 1 },
    next: { month: '2027-04', count: 1 },
  })
})

test('the nearest month comes before a farther one, and only on one side where there is no other', async () => {
  expect(await months({ q: 'summit' })).toEqual({
    total: 2,
    previous: null,
    next: { month: '2026-12', count: 2 },
  })
})

test('the month itself is counted in all, and is neither before nor after', async () => {
  expect(await months({ month: '2026-12', q: 'summit' })).toEqual({ total: 2, previous: null, next: null })
})

test('nothing is found where nothing is', async () => {
  expect(await months({ q: 'zzqq' })).toEqual({ total: 0, previous: null, next: null })
})

test('without a search, these are the months that have events', async () => {
  expect(await months({ month: '2031-05' })).toEqual({
    total: 7,
    previous: { month: '2027-04', count: 1 },
    next: null,
  })
})

test.each<Record<string, string>>([
  { month: '2026-13' },
  { month: 'soon' },
  { lang: 'fr' },
  { type: 'party' },
  { q: 'x'.repeat(201) },
])('what makes no sense is refused: %o', async (query) => {
  const response = await api.request(`/api/months?${new URLSearchParams({ month: '2026-11', ...query })}`)
  expect(response.status).toBe(400)
})

const searches: Partial<EventFilter>[] = [
  ...[
    'botconf',
    'bots',
    'הדגלים',
    'יישומים',
    'israel',
    'ישראל',
    'צרפת',
    'באר שבע',
    'תל אביב',
    'negev',
    'AppSec',
    'flags',
    '%',
    '_',
    '\\',
    'geo',
    'tel aviv',
    'Sheva',
    'beersheba',
  ].map((q) => ({ q })),
  { type: 'ctf' },
  { location: 'online' },
  { location: 'Israel' },
  { location: 'Israel', q: 'סאמיט' },
]

test.each(['en', 'he'] as const)('it finds what the calendar in %s finds', async (lang) => {
  const events = (await (await api.request('/api/events')).json()) as CalendarEvent[]
  for (const search of searches) {
    const wanted = events.filter((event) => matchesFilter(event, { ...noFilter, ...search }, lang))
    const { total } = (await months({ ...(search as Record<string, string>), lang })) as { total: number }
    expect([search, total]).toEqual([search, wanted.length])
  }
})
