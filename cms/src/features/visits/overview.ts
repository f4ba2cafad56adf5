import type { Analytics } from '@cyberluach/api/analytics-schema'
import type { Timeframe } from '@cyberluach/api/timeframes'
import type { Pool } from 'pg'
import { activePeak, activeSeries, countActive, latestVisits } from './active-visits.ts'
import { readFinishedDays } from './finished-days.ts'
import { figure, figuresIn, ranked } from './figures.ts'
import { peakHours, weekHours } from './hours.ts'
import { periodOf } from './periods.ts'
import { segmentsOf } from './segments.ts'
import { seriesOf, timelineOf } from './timeline.ts'
import { topPagesOf } from './top-pages.ts'
import { durationsOf, landingPagesOf, medianSeconds, totalsOf } from './totals.ts'
import { uniqueVisitors } from './uniques.ts'

const topOnes = 5
const latestOnes = 4

/** Everything that was measured in a period: sums of days that are over as they are kept, all else read afresh. */
export async function overviewOf(
  pool: Pool,
  timeframe: Timeframe,
  now: Date,
  timeZone: string,
): Promise<Analytics> {
  const period = periodOf(timeframe, now, timeZone)
  const segments = segmentsOf(period, now, timeZone)
  const earlier = segmentsOf(period.previous, now, timeZone)
  const days = await readFinishedDays(pool, period.previous.from, now, timeZone)
  const pagesRead = figuresIn(pool, segments, days)
  const previousRead = figuresIn(pool, earlier, days, ['visits', 'bounced', 'device', 'views', 'page'])
  const [
    pages,
    previousPages,
    topPages,
    visitors,
    previousVisitors,
    timeline,
    hours,
    week,
    active,
    peak,
    marks,
    latest,
    failed,
  ] = await Promise.all([
    pagesRead,
    previousRead,
    Promise.all([pagesRead, previousRead]).then(([now, before]) =>
      topPagesOf(pool, segments, days, now, before),
    ),
    uniqueVisitors(pool, segments),
    uniqueVisitors(pool, earlier),
    timelineOf(pool, timeframe, period),
    peakHours(pool, timeframe, period, timeZone),
    weekHours(pool, now, timeZone),
    countActive(pool, now),
    activePeak(pool, now),
    activeSeries(pool, now),
    latestVisits(pool, latestOnes),
    failedSignIns(pool, now),
  ])
  const previous = totalsOf(previousPages, previousVisitors)
  return {
    timeframe,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    ...totalsOf(pages, visitors),
    previous,
    activeSessions: active,
    activePeak: peak,
    activeSeries: marks,
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
    topPages,
    distinctPages: pages.get('page')?.size ?? 0,
    landingPages: landingPagesOf(pages),
    peakHours: hours,
    weekHours: week,
    durations: durationsOf(pages),
    recentSessions: latest,
    failedSignIns: failed,
  }
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
