import { messagesFor } from '@cyberluach/i18n/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { readState } from '../events/calendar-state.ts'
import { unpackedEvents } from '../events/listed-event.ts'
import { sampleEvent, sampleListedEvent } from '../testing/sample-event.ts'
import { loadCalendar } from './home.ts'
import { today } from './today.ts'

const now = '2026-11-27T10:00:00Z'
const november = [
  sampleListedEvent({ id: 'over', day: '2026-11-20' }),
  sampleListedEvent({ id: 'running', day: '2026-11-23', lastDay: '2026-11-27' }),
  sampleListedEvent({ id: 'begins today', day: '2026-11-27', lastDay: '2026-11-28' }),
]
const upcoming = [
  sampleEvent({ id: 'begins today', day: '2026-11-27' }),
  sampleEvent({ id: 'later', day: '2026-12-07' }),
]

afterEach(() => vi.useRealTimers())

test('what runs today comes with every month, also what began before', async () => {
  vi.setSystemTime(now)
  expect(await furtherOf('2027-05')).toEqual(['running', 'begins today', 'later'])
  expect(await furtherOf('2026-11')).toEqual(['later'])
})

/** What a month is shown with that is none of it. */
async function furtherOf(month: string): Promise<string[]> {
  const state = readState(new URLSearchParams({ month }), today())
  if (!state) throw new Error(`${month} is no month`)
  const { next } = await loadCalendar(locals, state)
  return next ? unpackedEvents(next).map(({ id }) => id) : []
}

/** What the edge hands to a page: the reads that it keeps. */
const locals = {
  locale: 'en',
  t: messagesFor('en'),
  givenReads: async (target: string) => ({
    answer: kept[target.split('?')[0] ?? ''] ?? [],
    total: null,
    isAnswered: true,
    isCurrent: true,
  }),
} as unknown as App.Locals

const kept: Record<string, unknown> = {
  '/api/months/2026-11': november,
  '/api/months/2027-05': [sampleListedEvent({ id: 'of May', day: '2027-05-04' })],
  '/api/glance': { upcoming, facets: { countries: [] } },
}
