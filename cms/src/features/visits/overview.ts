import type { Analytics } from '@cyberluach/api/analytics'
import type { Timeframe } from '@cyberluach/api/timeframes'
import type { Pool } from 'pg'
import { activePeak, activeSeries, countActive, latestVisits } from './visits.ts'
import {
  readFinishedDays,
  figure,
  figuresIn,
  ranked,
  segmentsOf,
  countCarriedOver,
  type Carried,
  type Figure,
} from './figures.ts'
import { peakHours, weekHours, periodOf, type Period } from './periods.ts'
import { topPagesOf, durationsOf, landingPagesOf, medianSeconds, totalsOf, uniqueVisitors } from './totals.ts'

const topOnes = 5
const latestOnes = 4

/** Everything that was measured in a period: sums of days that are over as they are stored, all else read afresh. */
export async function overviewOf(pool: Pool, timeframe: Timeframe, now: Date, timeZone: string): Promise<Analytics> {
  const period = periodOf(timeframe, now, timeZone)
  const segments = segmentsOf(period, now, timeZone)
  const earlier = segmentsOf(period.previous, now, timeZone)
  const days = await readFinishedDays(pool, period.previous.from, now, timeZone)
  const pagesRead = figuresIn(pool, segments, days)
  const previousRead = figuresIn(pool, earlier, days, ['visits', 'bounced', 'device', 'views', 'page'])
  const topPages = Promise.all([pagesRead, previousRead]).then(([pages, before]) =>
    topPagesOf(pool, segments, days, pages, before),
  )
  const asTheyAre = allOf({
    activeSessions: countActive(pool, now),
    activePeak: activePeak(pool, now),
    activeSeries: activeSeries(pool, now),
    topPages,
    peakHours: peakHours(pool, timeframe, period, timeZone),
    weekHours: weekHours(pool, now, timeZone),
    recentSessions: latestVisits(pool, latestOnes),
    failedSignIns: failedSignIns(pool, now),
  })
  const [pages, previousPages, visitors, previousVisitors, timeline, read] = await Promise.all([
    pagesRead,
    previousRead,
    uniqueVisitors(pool, segments),
    uniqueVisitors(pool, earlier),
    timelineOf(pool, timeframe, period),
    asTheyAre,
  ])
  const previous = totalsOf(previousPages, previousVisitors)
  return {
    timeframe,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    ...totalsOf(pages, visitors),
    ...read,
    previous,
    bouncedSessions: figure(pages, 'bounced').count,
    medianSessionDuration: medianSeconds(pages),
    topCountries: ranked(pages, 'country')
      .slice(0, topOnes)
      .map(({ key, count }) => ({ country: key, count })),
    topDevices: ranked(pages, 'device').map(({ key, count }) => ({ deviceType: deviceOf(key), count })),
    topBrowsers: ranked(pages, 'browser')
      .slice(0, topOnes)
      .map(({ key, count }) => ({ browser: key, count })),
    series: seriesOf(period, timeline, previous.totalSessions),
    distinctPages: pages.get('page')?.size ?? 0,
    landingPages: landingPagesOf(pages),
    durations: durationsOf(pages),
  }
}

/** All of them, read at once. */
async function allOf<Reads extends Record<string, Promise<unknown>>>(reads: Reads) {
  const names = Object.entries(reads).map(async ([name, value]) => [name, await value])
  return Object.fromEntries(await Promise.all(names)) as { [Name in keyof Reads]: Awaited<Reads[Name]> }
}

async function failedSignIns(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from audit_entries
     where action = 'signInFailed' and at > $1::timestamptz - interval '24 hours'`,
    [now],
  )
  return rows[0]?.count ?? 0
}

function deviceOf(key: string): Analytics['topDevices'][number]['deviceType'] {
  return key === 'mobile' || key === 'tablet' ? key : 'desktop'
}

/**
 * What happened in each step of the period before and of the period itself. Each visit stands there once: in the step in
 * which it began, or in the period's first where it had begun before.
 */
type Timeline = { previousSessions: number[]; steps: Record<Dimension, Figure>[] }

type Dimension = 'visits' | 'first' | 'views'

const grainOf: Record<Timeframe, 'row' | 'hour' | 'day'> = {
  hour: 'row',
  day: 'hour',
  week: 'hour',
  month: 'day',
}

async function timelineOf(pool: Pool, timeframe: Timeframe, period: Period): Promise<Timeline> {
  const grain = grainOf[timeframe]
  const steps = [...period.previousSteps, ...period.steps]
  const [carried, carriedBefore, { rows }] = await Promise.all([
    countCarriedOver(pool, period.from),
    countCarriedOver(pool, period.previous.from),
    pool.query<{ step: number; dimension: Dimension } & Figure>(
      `select width_bucket(at, $1::timestamptz[]) as step, dimension, sum(count)::float8 as count,
       sum(amount)::float8 as amount
     from (${grain === 'row' ? fromRows : fromSums(grain)}) part group by 1, 2`,
      [steps, period.previous.from],
    ),
  ])
  const found = new Map(rows.map(({ step, dimension, ...figure }) => [`${dimension} ${step}`, figure]))
  const of = (dimension: Dimension, step: number) => found.get(`${dimension} ${step}`) ?? { count: 0, amount: 0 }
  const earlier = period.previousSteps.length
  return {
    previousSessions: period.previousSteps.map(
      (_, index) => of('visits', index + 1).count + (index === 0 ? carriedBefore.visits : 0),
    ),
    steps: period.steps.map((_, index) => ({
      visits: plus(of('visits', earlier + index + 1), index === 0 && visitsOf(carried)),
      first: plus(of('first', earlier + index + 1), index === 0 && visitorsOf(carried)),
      views: of('views', earlier + index + 1),
    })),
  }
}

const visitsOf = ({ visits, seconds }: Carried): Figure => ({ count: visits, amount: seconds })
const visitorsOf = ({ visitors }: Carried): Figure => ({ count: visitors, amount: 0 })

function plus(figure: Figure, more: Figure | false): Figure {
  return more ? { count: figure.count + more.count, amount: figure.amount + more.amount } : figure
}

/** The steps as the wire tells them. The last of the previous period holds only what makes that period's total. */
export function seriesOf(period: Period, timeline: Timeline, previousTotal: number): Analytics['series'] {
  const earlier = timeline.previousSessions.slice(0, -1).reduce((sum, count) => sum + count, 0)
  const previous = [...timeline.previousSessions.slice(0, -1), Math.max(0, previousTotal - earlier)]
  return timeline.steps.map(({ visits, first, views }, index) => ({
    at: period.steps[index]?.toISOString() ?? '',
    sessions: visits.count,
    uniqueVisitors: first.count,
    pageViews: views.count,
    averageSessionDuration: visits.count === 0 ? null : visits.amount / visits.count,
    previousSessions: previous[index] ?? 0,
  }))
}

const fromSums = (grain: 'hour' | 'day') =>
  `select at, dimension, count, amount from visit_figures
   where dimension in ('visits', 'first', 'views') and grain = '${grain}' and at >= $2`

const fromRows = `
  select started_at as at, f.dimension, f.count, f.amount
  from visits, visit_figures_of(is_first, page_views, started_at, last_seen_at, landing_path, country, device,
    browser) f
  where started_at >= $2 and f.dimension in ('visits', 'first')
  union all
  select at, 'views', 1, 0 from page_views where at >= $2`
