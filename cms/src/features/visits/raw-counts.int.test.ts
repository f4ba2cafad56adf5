import { timeframes, type Timeframe } from '@cyberluach/api/timeframes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { overviewOf } from './overview.ts'
import { periodOf, type Span } from './periods.ts'

const zone = 'Asia/Jerusalem'
const now = new Date('2026-11-20T10:20:00Z')
const minute = 60_000
const countries = ['Israel', 'Germany', 'Japan']
const pages = ['/', '/about', '/faq']

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Visits of up to three pages, over two months and as often in the last two days, each page a minute after the other. */
const visit = fc.record({
  began: fc.oneof(fc.integer({ min: 4, max: 60 * 24 * 60 }), fc.integer({ min: 4, max: 2 * 24 * 60 })),
  country: fc.constantFrom(...countries),
  views: fc.array(fc.record({ path: fc.constantFrom(...pages), load: fc.integer({ min: 1, max: 4000 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
})
type Visit = typeof visit extends fc.Arbitrary<infer Made> ? Made : never

const change = fc.record({
  kind: fc.constantFrom('longer', 'muchLonger', 'forDays', 'gone', 'viewed'),
  which: fc.nat(),
})

test('sums that are kept of days that are over tell what counting every row tells, whatever is changed in them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 1, maxLength: 25 }),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.array(visit, { maxLength: 3 }),
      async (first, changes, later) => {
        await api.services.pool.query('delete from visits')
        await store(first)
        await expectRawCounts()
        for (const { kind, which } of changes) await make(kind, which)
        await expectRawCounts()
        await store(later)
        await expectRawCounts()
        await api.services.pool.query('truncate visits, page_views, visit_figures, load_figures')
        await expectRawCounts()
      },
    ),
    { numRuns: 12 },
  )
})

async function expectRawCounts(): Promise<void> {
  for (const timeframe of timeframes) expect(await shownOf(timeframe)).toEqual(await countedOf(timeframe))
}

async function shownOf(timeframe: Timeframe) {
  const shown = await overviewOf(api.services.pool, timeframe, now, zone)
  return {
    visits: shown.totalSessions,
    bounced: shown.bouncedSessions,
    seconds: Math.round((shown.averageSessionDuration ?? 0) * shown.totalSessions),
    views: shown.pageViews,
    visitors: shown.uniqueVisitors,
    inSteps: shown.series.reduce((sum, { sessions }) => sum + sessions, 0),
    previousInSteps: shown.series.reduce((sum, { previousSessions }) => sum + previousSessions, 0),
    previousVisits: shown.previous.totalSessions,
    previousViews: shown.previous.pageViews,
    countries: shown.topCountries,
    pages: shown.topPages.map(({ path, views, previousViews, p75LoadMs }) => ({
      path,
      views,
      previousViews,
      p75LoadMs,
    })),
  }
}

/** The same from the rows alone. */
async function countedOf(timeframe: Timeframe) {
  const period = periodOf(timeframe, now, zone)
  const { pool } = api.services
  const visits = async ({ from, to }: Span) =>
    (
      await pool.query(
        `select count(*)::int as visits, count(*)::int as visitors, count(*) filter (where page_views = 1)::int as bounced,
           coalesce(sum(floor(extract(epoch from last_seen_at - started_at))), 0)::int as seconds
         from visits where last_seen_at >= $1 and started_at < $2`,
        [from, to],
      )
    ).rows[0]
  const viewed = async ({ from, to }: Span): Promise<{ path: string; views: number; p75LoadMs: number }[]> =>
    (
      await pool.query(
        `select path, count(*)::int as views,
           percentile_disc(0.75) within group (order by rounded_load(load_ms)) as "p75LoadMs"
         from page_views where at >= $1 and at < $2 group by path order by 2 desc, path collate "C"`,
        [from, to],
      )
    ).rows
  const { rows: topCountries } = await pool.query(
    `select country, count(*)::int as count from visits where last_seen_at >= $1 and started_at < $2
     group by 1 order by 2 desc, 1`,
    [period.from, period.to],
  )
  const [own, before] = [await viewed(period), await viewed(period.previous)]
  const sum = (rows: { views: number }[]) => rows.reduce((all, { views }) => all + views, 0)
  return {
    ...(await visits(period)),
    inSteps: (await visits(period)).visits,
    previousInSteps: (await visits(period.previous)).visits,
    views: sum(own),
    previousVisits: (await visits(period.previous)).visits,
    previousViews: sum(before),
    countries: topCountries,
    pages: own.map((page) => ({
      ...page,
      previousViews: before.find(({ path }) => path === page.path)?.views ?? 0,
    })),
  }
}

async function store(visits: Visit[]): Promise<void> {
  const { pool } = api.services
  for (const { began, country, views } of visits) {
    const at = now.getTime() - began * minute
    const { rows } = await pool.query<{ id: string }>(
      `insert into visits (key, visitor, is_first, started_at, last_seen_at, hour, day, page_views, landing_path,
         country, city, device, browser, os)
       values ('', gen_random_uuid()::text::bytea, true, $1, $2, date_trunc('hour', $1::timestamptz, $3), date_trunc('day', $1::timestamptz, $3),
         $4, $5, $6, 'unknown', 'desktop', 'Chrome', 'Linux') returning id`,
      [new Date(at), new Date(at + (views.length - 1) * minute), zone, views.length, views[0]?.path, country],
    )
    for (const [index, { path, load }] of views.entries())
      await pool.query(
        `insert into page_views (visit_id, page, path, at, last_seen_at, hour, day, load_ms)
         values ($1, $2, $3, $4, $4, date_trunc('hour', $4::timestamptz, $6), date_trunc('day', $4::timestamptz, $6), $5)`,
        [rows[0]?.id, `page-${index}`, path, new Date(at + index * minute), load, zone],
      )
  }
}

/** What can happen to a visit: it lasts, it is taken back, one of its pages tells how it loaded. */
async function make(kind: keyof typeof lengths | 'gone' | 'viewed', which: number): Promise<void> {
  const { pool } = api.services
  const chosen = `(select id from visits order by started_at, id
    offset ${which} % greatest(1, (select count(*) from visits)::int) limit 1)`
  if (kind === 'gone') await pool.query(`delete from visits where id = ${chosen}`)
  else if (kind === 'viewed') await pool.query(`update page_views set load_ms = 9000 where visit_id = ${chosen}`)
  else
    await pool.query(`update visits set last_seen_at = least(last_seen_at + $1::interval, $2) where id = ${chosen}`, [
      lengths[kind],
      now,
    ])
}

const lengths = { longer: '50 seconds', muchLonger: '3 hours', forDays: '4 days' }
