import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { closingOf, type Deadline } from '@cyberluach/core/events/deadline'
import type { DeadlineList } from '@cyberluach/core/deadlines/deadline-list'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
beforeEach(async () => {
  await api.services.pool.query('delete from events')
})
afterAll(() => api.stop())

const today = dayKeyOf(new Date(), 'UTC')
const inDays = (days: number) => addDays(today, days)
const read = async (query = '') => (await (await api.request(`/api/deadlines${query}`)).json()) as DeadlineList
const named = ({ deadlines }: Pick<DeadlineList, 'deadlines'>) =>
  deadlines.map(({ kind, event }) => `${kind} ${event.title}`)

test('what is open stands by when it closes, with its event', async () => {
  await storeThree()
  const list = await read()
  expect(named(list)).toEqual(['earlyPrice Keys', 'callForPapers Flags', 'registration Flags'])
  expect(list).toMatchObject({ count: 3, page: 1, pages: 1 })
  expect(list.deadlines[1]).toEqual({
    kind: 'callForPapers',
    day: inDays(4),
    at: null,
    zone: null,
    url: 'https://flags.example/cfp',
    extendedFrom: inDays(1),
    closesAt: `${inDays(5)}T12:00:00.000Z`,
    event: expect.objectContaining({
      title: 'Flags',
      titleHe: 'דגלים',
      url: expect.stringMatching(/^\/event\/flags/),
      day: inDays(60),
      isOnline: true,
    }),
  })
})

test('what closed before events that are ahead is apart, the latest first', async () => {
  await storeThree()
  const { closed } = await read()
  expect(named({ deadlines: closed })).toEqual(['callForPapers Keys', 'abstracts Flags', 'abstracts Keys'])
})

test('one closes when the pages of events say so, in whatever zone', async () => {
  const day = inDays(10)
  const zones = [null, 'Asia/Jerusalem', 'America/New_York', 'Pacific/Auckland', 'UTC', '+05:30']
  await storeEvent(api, {
    deadlines: zones.map((zone) => ({ kind: 'registration' as const, day, zone })),
  })
  const { deadlines } = await read()
  expect(deadlines).toHaveLength(zones.length)
  const closing = ({ closesAt }: { closesAt: string }) => Date.parse(closesAt)
  const expected = (deadline: Deadline) =>
    deadline.zone === '+05:30' ? Date.parse(`${addDays(day, 1)}T00:00:00+05:30`) : Date.parse(closingOf(deadline))
  expect(deadlines.map(closing)).toEqual(deadlines.map(expected))
})

test('a zone that the database does not know takes no list down', async () => {
  await storeEvent(api, { deadlines: [{ kind: 'abstracts', day: inDays(3), zone: 'Mars/Base' }] })
  expect((await read()).deadlines[0]?.closesAt).toBe(`${inDays(4)}T12:00:00.000Z`)
})

test('it is narrowed by kind, place and topic, and says by what it can be', async () => {
  const deadlines = [
    { kind: 'callForPapers' as const, day: inDays(4) },
    { kind: 'registration' as const, day: inDays(9) },
  ]
  await storeEvent(api, { title: 'Haifa', locationCountry: 'Israel', tags: ['Red team'], deadlines })
  await storeEvent(api, { title: 'Online', isOnline: true, tags: ['Red team', 'AI'], deadlines })
  await storeEvent(api, { title: 'Nowhere' })
  expect(named(await read('?kind=registration'))).toEqual(['registration Haifa', 'registration Online'])
  expect(named(await read('?place=israel&kind=callForPapers'))).toEqual(['callForPapers Haifa'])
  expect(named(await read('?place=online&tag=ai'))).toEqual(['callForPapers Online', 'registration Online'])
  expect(await read('?tag=nothing')).toMatchObject({ deadlines: [], count: 0, pages: 1 })
  expect((await read('?tag=nothing')).choices).toEqual({
    kinds: [
      { kind: 'callForPapers', count: 2 },
      { kind: 'registration', count: 2 },
    ],
    places: [
      { key: 'israel', name: 'Israel', count: 2 },
      { key: 'online', name: '', count: 2 },
    ],
    tags: [
      { key: 'red-team', name: 'Red team', count: 4 },
      { key: 'ai', name: 'AI', count: 2 },
    ],
  })
})

test('what does not take place, and samples, stand in no list', async () => {
  const deadlines = [{ kind: 'callForPapers' as const, day: inDays(4) }]
  await storeEvent(api, { title: 'Moved', state: 'moved', deadlines })
  await storeEvent(api, { title: 'Off', state: 'cancelled', deadlines })
  await storeEvent(api, { title: 'Later', state: 'postponed', deadlines })
  await storeEvent(api, { title: 'Sample', isSample: true, deadlines })
  expect(named(await read())).toEqual(['callForPapers Moved'])
})

test('it has pages, on which each stands once, and none after the last', async () => {
  const deadlines = Array.from({ length: 120 }, (_, index) => ({
    kind: 'abstracts' as const,
    day: inDays(3 + index),
  }))
  await storeEvent(api, { deadlines })
  const pages = await Promise.all([1, 2, 3].map((page) => read(`?page=${page}`)))
  expect(pages.map((page) => [page.count, page.pages, page.deadlines.length])).toEqual([
    [120, 3, 50],
    [120, 3, 50],
    [120, 3, 20],
  ])
  expect(new Set(pages.flatMap((page) => page.deadlines.map(({ day }) => day))).size).toBe(120)
  expect((await api.request('/api/deadlines?page=4')).status).toBe(404)
})

test.each(['?kind=papers', '?place=Israel', "?tag='", '?page=0', '?page=x'])('%s is refused', async (query) => {
  expect((await api.request(`/api/deadlines${query}`)).status).toBe(400)
})

/** Two events that are ahead, with deadlines that are open and closed, and one that is over. */
async function storeThree(): Promise<void> {
  await storeEvent(api, {
    title: 'Flags',
    titleHe: 'דגלים',
    startDay: inDays(60),
    isOnline: true,
    deadlines: [
      { kind: 'registration', day: inDays(20) },
      { kind: 'callForPapers', day: inDays(4), extendedFrom: inDays(1), url: 'https://flags.example/cfp' },
      { kind: 'abstracts', day: inDays(-20) },
    ],
  })
  await storeEvent(api, {
    title: 'Keys',
    startDay: inDays(30),
    deadlines: [
      { kind: 'earlyPrice', day: inDays(5), at: `${inDays(5)}T06:00:00Z` },
      { kind: 'callForPapers', day: inDays(-3) },
      { kind: 'abstracts', day: inDays(-40) },
    ],
  })
  await storeEvent(api, {
    title: 'Over',
    startDay: inDays(-2),
    deadlines: [{ kind: 'registration', day: inDays(-4) }],
  })
}
