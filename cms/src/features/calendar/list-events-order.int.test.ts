import { addDays } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { byStart, nextFirst, runsOn } from '@cyberluach/core/events/event-timing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

/** Sixty events around the turn of a year, some of an hour, some of days, some of months. */
const someEvents = fc.array(
  fc.record({
    start: fc.integer({ min: 0, max: 60 }),
    more: fc.oneof(fc.constant(0), fc.integer({ min: -2, max: 9 }), fc.integer({ min: 10, max: 80 })),
    hour: fc.option(fc.integer({ min: 6, max: 20 })),
    eventType: fc.constantFrom('ctf', 'conference', 'meetup'),
  }),
  { minLength: 60, maxLength: 60 },
)

const firstDay = '2026-12-01'
let api: TestApi
let all: CalendarEvent[]

beforeAll(async () => {
  api = await startApi()
  const [given = []] = fc.sample(someEvents, 1)
  for (const [index, { start, more, hour, eventType }] of given.entries()) {
    const startDay = addDays(firstDay, start)
    await storeEvent(api, {
      title: `Event ${String(index).padStart(2, '0')}`,
      eventType,
      startDay,
      endDay: addDays(startDay, more),
      ...(hour !== null && { startsAt: `${startDay}T${String(hour).padStart(2, '0')}:00:00Z` }),
    })
  }
  all = (await list('')).events
})
afterAll(() => api.stop())

async function list(query: string): Promise<{ events: CalendarEvent[]; total: number }> {
  const response = await api.request(`/api/events${query}`)
  expect(response.status, query).toBe(200)
  return {
    events: (await response.json()) as CalendarEvent[],
    total: Number(response.headers.get('x-total-count')),
  }
}

const titles = (events: CalendarEvent[]) => events.map(({ title }) => title)
const someDay = fc.integer({ min: -5, max: 150 }).map((days) => addDays(firstDay, days))

test('the events of a day are those that run on it', async () => {
  await fc.assert(
    fc.asyncProperty(someDay, async (day) => {
      const expected = all.filter((event) => runsOn(event, day))
      const { events, total } = await list(`?running=all&from=${day}&to=${day}`)
      expect(titles(events)).toEqual(titles(byStart(expected)))
      expect(total).toBe(expected.length)
    }),
    { numRuns: 60 },
  )
})

test('the events of some days are those that run on one of them, of the kind that is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(someDay, fc.integer({ min: 0, max: 41 }), async (from, length) => {
      const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index))
      const expected = all.filter((event) => event.eventType === 'ctf' && days.some((day) => runsOn(event, day)))
      const { events } = await list(`?running=all&from=${from}&to=${days.at(-1)}&type=ctf`)
      expect(titles(events)).toEqual(titles(byStart(expected)))
    }),
    { numRuns: 40 },
  )
})

test('next first, page by page, is what is ahead and then what is over, each event once', async () => {
  await fc.assert(
    fc.asyncProperty(someDay, fc.integer({ min: 1, max: 25 }), async (at, limit) => {
      const paged: CalendarEvent[] = []
      for (let offset = 0; offset < all.length; offset += limit) {
        const { events, total } = await list(`?order=next-first&at=${at}&limit=${limit}&offset=${offset}`)
        expect(total).toBe(all.length)
        paged.push(...events)
      }
      const { ahead, over } = nextFirst(all, at)
      expect(titles(paged)).toEqual(titles([...ahead, ...over]))
    }),
    { numRuns: 15 },
  )
})
