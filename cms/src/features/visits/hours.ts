import type { Analytics } from '@cyberluach/api/analytics-schema'
import type { Timeframe } from '@cyberluach/api/timeframes'
import { subHours } from 'date-fns/subHours'
import type { Pool } from 'pg'
import { startOfHour, type Span } from './periods.ts'

/** Page views of the period by the hour of the site's clock; hours without are left out. */
export async function peakHours(
  pool: Pool,
  timeframe: Timeframe,
  { from, to }: Span,
  timeZone: string,
): Promise<Analytics['peakHours']> {
  const source =
    timeframe === 'hour'
      ? 'select at, 1 as count from page_views where at >= $1 and at < $2'
      : `select at, count from visit_figures where dimension = 'views' and grain = 'hour' and at >= $1 and at < $2`
  const { rows } = await pool.query<Analytics['peakHours'][number]>(
    `select extract(hour from at at time zone $3)::int as hour, sum(count)::float8 as "pageViews"
     from (${source}) part group by 1 having sum(count) > 0 order by 1`,
    [from, to, timeZone],
  )
  return rows
}

/** Visits of the last 7 days by the weekday (Sunday 0) and hour in which they began, on the site's clock. */
export async function weekHours(pool: Pool, now: Date, timeZone: string): Promise<Analytics['weekHours']> {
  const from = subHours(startOfHour(now, timeZone), 167)
  const { rows } = await pool.query<Analytics['weekHours'][number]>(
    `select extract(dow from at at time zone $2)::int as weekday, extract(hour from at at time zone $2)::int as hour,
       sum(count)::float8 as sessions
     from visit_figures where dimension = 'visits' and grain = 'hour' and at >= $1
     group by 1, 2 having sum(count) > 0 order by 1, 2`,
    [from, timeZone],
  )
  return rows
}
