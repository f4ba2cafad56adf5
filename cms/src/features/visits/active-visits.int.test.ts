import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { activePeak } from './visits.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const now = Date.parse('2026-11-20T10:00:00Z')
const minute = 60_000
/** So few moments that visits begin and end together, some before the day that counts and some after now. */
const visit = fc.record({
  begin: fc.integer({ min: -30 * 12, max: 2 }).map((fives) => now + fives * 5 * minute),
  length: fc.integer({ min: 0, max: 30 }).map((fives) => fives * 5 * minute),
})
type Visit = { begin: number; length: number }

test('the peak is that of looking at each moment of the last 24 hours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 30 }), async (visits) => {
      await store(visits)
      expect(await activePeak(api.services.pool, new Date(now))).toEqual(peakOf(visits))
    }),
    { numRuns: 60 },
  )
})

async function store(visits: Visit[]): Promise<void> {
  const { pool } = api.services
  await pool.query('delete from visits')
  await pool.query(
    `insert into visits (key, visitor, is_first, started_at, last_seen_at, hour, day, page_views, landing_path,
       country, city, device, browser, os)
     select '', '', true, begin, finish, date_trunc('hour', begin), date_trunc('day', begin), 1, '/', 'local',
       'unknown', 'desktop', 'Chrome', 'Linux'
     from unnest($1::timestamptz[], $2::timestamptz[]) visit (begin, finish)`,
    [visits.map(({ begin }) => new Date(begin)), visits.map(({ begin, length }) => new Date(begin + length))],
  )
}

/** A visit is active from its beginning until five minutes after its last sign of life. */
function peakOf(visits: Visit[]): { count: number; at: string } | null {
  const activeAt = (at: number) =>
    visits.filter(({ begin, length }) => begin <= at && at < begin + length + 5 * minute).length
  const moments = [...visits.map(({ begin }) => begin), now - 24 * 60 * minute]
  const counted = moments
    .filter((at) => at >= now - 24 * 60 * minute && at <= now)
    .map((at) => ({ count: activeAt(at), at: new Date(at).toISOString() }))
    .filter(({ count }) => count > 0)
  return counted.toSorted((a, b) => b.count - a.count || (a.at < b.at ? 1 : -1))[0] ?? null
}
