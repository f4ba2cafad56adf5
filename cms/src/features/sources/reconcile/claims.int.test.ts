import type { EventPage } from '@cyberluach/core/events/event-page'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settle, stated, storeSourceRecord, storeSource } from '../../../testing/sources.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import type { Stated } from '../rows.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events, event_slugs, sources cascade')
})

async function see(name: string, row: Partial<Stated>, seen?: string): Promise<string> {
  const source = await storeSource(api, { name, trust: 'publish' })
  const id = await storeSourceRecord(api, source, stated(row), seen ? { seen } : {})
  await settle(api, source, [id])
  return id
}
const page = async () => (await (await api.request('/api/event-pages/night-of-the-flags-2037')).json()) as EventPage

const flags = { url: 'https://flags.example.org', city: 'Haifa', country: 'Israel' }

test('the page of an event says which lists name it, what is shown from them, and when they were read', async () => {
  const call = { kind: 'callForPapers', day: '2037-01-01', at: null, zone: null, url: null } as const
  const deadlines = [{ ...call, extendedFrom: null }]
  await see('xsa', { ...flags, deadlines }, '2026-11-20T06:00:00.000Z')
  await see('confs.tech', { ...flags, city: 'Haifa, Israel' }, '2026-11-21T06:00:00.000Z')
  expect((await page()).statements).toEqual([
    {
      name: 'xsa',
      url: expect.stringContaining('https://lists.example.org/'),
      licence: 'CC BY 4.0',
      isOwnPage: false,
      checkedAt: '2026-11-20T06:00:00.000Z',
      shown: ['days', 'place', 'link', 'deadlines'],
      otherDays: null,
      otherState: null,
      otherPlace: null,
    },
    {
      name: 'confs.tech',
      url: expect.stringContaining('https://lists.example.org/'),
      licence: 'CC BY 4.0',
      isOwnPage: false,
      checkedAt: '2026-11-21T06:00:00.000Z',
      shown: [],
      otherDays: null,
      otherState: null,
      otherPlace: null,
    },
  ])
})

test('a list that is read from two addresses is named once, by the line that it is credited with', async () => {
  const credit = `update sources set credit = 'Cons by Dana', credit_url = 'https://cons.example/'`
  await see('Cons, 2026', flags, '2026-11-20T06:00:00.000Z')
  await see('Cons, 2037', flags, '2026-11-21T06:00:00.000Z')
  await api.services.pool.query(credit)
  expect((await page()).statements).toMatchObject([
    {
      name: 'Cons by Dana',
      url: 'https://cons.example/',
      checkedAt: '2026-11-21T06:00:00.000Z',
      shown: ['days', 'place', 'link'],
    },
  ])
})

test('lists that say otherwise are told with what they say', async () => {
  await see('xsa', flags)
  await see('confs.tech', {
    ...flags,
    startDay: '2037-03-02',
    endDay: '2037-03-05',
    city: 'Eilat',
    state: 'cancelled',
  })
  const { event, statements } = await page()
  expect(event).toMatchObject({ day: '2037-03-03', state: 'scheduled', locationCity: 'Haifa' })
  expect(statements[1]).toMatchObject({
    name: 'confs.tech',
    otherDays: { day: '2037-03-02', lastDay: '2037-03-05' },
    otherState: 'cancelled',
    otherPlace: { city: 'Eilat', country: 'Israel' },
  })
})

test('lists that tell hours say otherwise where these are on days that no zone makes one', async () => {
  await see('xsa', flags)
  const hours = (day: string) => ({ startDay: day, startsAt: `${day}T17:00:00Z`, endsAt: `${day}T19:00:00Z` })
  await see('next day', { ...flags, ...hours('2037-03-04') })
  await see('other week', { ...flags, ...hours('2037-03-09') })
  const other = (await page()).statements.map(({ name, otherDays }) => [name, otherDays?.day ?? null])
  expect(Object.fromEntries(other)).toEqual({ xsa: null, 'next day': null, 'other week': '2037-03-09' })
})

test('what vanished from its list, or was never in one, says nothing', async () => {
  const record = await see('xsa', flags)
  await api.services.pool.query('update sightings set vanished_at = now() where id = $1', [record])
  expect((await page()).statements).toEqual([])
})
