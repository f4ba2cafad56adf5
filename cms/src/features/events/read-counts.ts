import { addDays, monthOf, type DayKey } from '@cyberluach/core/day-key'
import type { EventType } from '@cyberluach/core/event'
import type { Facets } from '@cyberluach/core/facets'
import { upcomingDays, type Figures } from '@cyberluach/core/figures'
import type { Pool } from 'pg'
import { isCounted } from './event-rows.ts'

type Row = { dimension: string; key: string; count: number; amount: string }

/** An instant and the day that it lies in, by the clock of the site. */
export type Moment = { now: Date; today: DayKey }

/** The counts that are kept beside the events, so that an answer costs the same whatever their number. */
export async function readCounts(
  pool: Pool,
  { now, today }: Moment,
): Promise<{ facets: Facets; figures: Figures }> {
  const month = monthOf(today)
  const [{ rows }, upcoming, physical] = await Promise.all([
    pool.query<Row>({ name: 'counts', text: counts, values: [month] }),
    countUpcoming(pool, { now, today }),
    countPhysical(pool),
  ])
  const of = (dimension: string) => rows.filter((row) => row.dimension === dimension)
  const countOf = (dimension: string) => of(dimension)[0]?.count ?? 0
  const types = of('type').map(({ key, count }) => ({ type: key as EventType, count }))
  const countries = of('country').map(({ key, count }) => ({ country: key, count }))
  const [total, online, prizes] = [countOf('total'), countOf('online'), of('prize')[0]]
  return {
    facets: { types, countries, online, total },
    figures: {
      today,
      total,
      online,
      physical,
      prizes: { count: prizes?.count ?? 0, amount: Number(prizes?.amount ?? 0) },
      topCountry: countries[0] ?? null,
      popularType: types[0] ?? null,
      types,
      thisMonth: { month, count: countOf('month') },
      upcoming: { days: upcomingDays, count: upcoming },
      samples: countOf('sample'),
    },
  }
}

const counts = `
  select dimension, key, count, amount from event_figures
  where count > 0 and (dimension <> 'month' or key = $1) order by count desc, key`

/** What has not started: those of today that last all day count until midnight. */
async function countUpcoming(pool: Pool, { now, today }: Moment): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'upcoming count',
    text: `select count(*)::integer as count from events e where ${isCounted} and ${isAhead}`,
    values: [today, addDays(today, upcomingDays), now],
  })
  return rows[0]?.count ?? 0
}

async function countPhysical(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'physical count',
    text: `
      select count(*)::integer as count from events e
      where ${isCounted} and not e.is_online and e.location_country is not null`,
  })
  return rows[0]?.count ?? 0
}

/** Begins within two days, $1 and $2, and has not begun at $3. */
export const isAhead = `
  e.start_day between $1 and $2 and (e.all_day or e.starts_at is null or e.starts_at > $3)`
