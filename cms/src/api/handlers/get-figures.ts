import { getFigures as endpoint } from '@cyberluach/api/get-figures'
import { addDays, dayKeyOf, monthOf } from '@cyberluach/core/day-key'
import type { EventType } from '@cyberluach/core/event'
import { upcomingDays } from '@cyberluach/core/figures'
import type { Pool } from 'pg'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

type Figure = { dimension: string; key: string; count: number; amount: string }

/** Kept figures, so that an answer costs the same whatever the number of events. */
export const getFigures = handle(endpoint, async ({ services: { pool, configuration } }) => {
  const now = new Date()
  const today = dayKeyOf(now, configuration.timeZone)
  const month = monthOf(today)
  const [{ rows }, upcoming] = await Promise.all([
    pool.query<Figure>(
      `select dimension, key, count, amount from event_figures
       where dimension <> 'month' or key = $1 order by count desc, key`,
      [month],
    ),
    countUpcoming(pool, today, now),
  ])
  const of = (dimension: string) => rows.filter((figure) => figure.dimension === dimension)
  const types = of('type').map(({ key, count }) => ({ type: key as EventType, count }))
  const [prizes, country] = [of('prize')[0], of('country')[0]]
  return done(200, {
    today,
    total: of('total')[0]?.count ?? 0,
    online: of('online')[0]?.count ?? 0,
    prizes: { count: prizes?.count ?? 0, amount: Number(prizes?.amount ?? 0) },
    topCountry: country ? { country: country.key, count: country.count } : null,
    popularType: types[0] ?? null,
    types,
    thisMonth: { month, count: of('month')[0]?.count ?? 0 },
    upcoming: { days: upcomingDays, count: upcoming },
    samples: of('sample')[0]?.count ?? 0,
  })
})

/** What has not started: those of today that last all day count until midnight. */
async function countUpcoming(pool: Pool, today: string, now: Date): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from events
     where not is_sample and start_day between $1 and $2 and (all_day or starts_at is null or starts_at > $3)`,
    [today, addDays(today, upcomingDays), now],
  )
  return Number(rows[0]?.count ?? 0)
}
