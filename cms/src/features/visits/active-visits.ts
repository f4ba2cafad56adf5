import type { Analytics, Visit } from '@cyberluach/api/analytics-schema'
import type { Pool } from 'pg'
import { visitColumns, visitOf, type VisitRow } from './visit-rows.ts'

/** Visits with a sign of life in the last 5 minutes, the latest first. */
export async function activeVisits(pool: Pool, now: Date): Promise<Visit[]> {
  const { rows } = await pool.query<VisitRow>(
    `select ${visitColumns} from visits where last_seen_at > $1::timestamptz - interval '5 minutes'
     order by last_seen_at desc, id`,
    [now],
  )
  return rows.map(visitOf)
}

export async function countActive(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from visits where last_seen_at > $1::timestamptz - interval '5 minutes'`,
    [now],
  )
  return rows[0]?.count ?? 0
}

/** The latest visits, also those that have ended. */
export async function latestVisits(pool: Pool, count: number): Promise<Visit[]> {
  const { rows } = await pool.query<VisitRow>(
    `select ${visitColumns} from visits order by last_seen_at desc, id limit $1`,
    [count],
  )
  return rows.map(visitOf)
}

/** Active visits at each 5 minutes of the last hour up to now, the oldest first; none where nobody was there. */
export async function activeSeries(pool: Pool, now: Date): Promise<Analytics['activeSeries']> {
  const { rows } = await pool.query<{ at: Date; count: number }>(
    `with seen as (
       select started_at, last_seen_at from visits where last_seen_at > $1::timestamptz - interval '65 minutes'
     )
     select mark.at, (
       select count(*)::int from seen
       where started_at <= mark.at and last_seen_at > mark.at - interval '5 minutes'
     ) as count
     from generate_series($1::timestamptz - interval '1 hour', $1, interval '5 minutes') mark (at)
     where exists (select from seen)
     order by 1`,
    [now],
  )
  return rows.map(({ at, count }) => ({ at: at.toISOString(), count }))
}

/**
 * When in the last 24 hours most visits were active at once; the latest such moment. That is where one began, or the
 * first moment: each beginning is counted with those before it, less the ends before it, among which it is looked up.
 * Both are read from their indexes, in order; how many were there at first follows from how many are there now.
 */
export async function activePeak(pool: Pool, now: Date): Promise<Analytics['activePeak']> {
  const { rows } = await pool.query<{ at: Date; count: number }>(
    `with ended as (
       select coalesce(array_agg(last_seen_at order by last_seen_at), '{}') as signs from visits
       where last_seen_at > $1::timestamptz - interval '24 hours 5 minutes'
         and last_seen_at <= $1::timestamptz - interval '5 minutes'
     ), moments as (
       select started_at as at,
         row_number() over (order by started_at)
           - width_bucket(started_at - interval '5 minutes', (select signs from ended)) as more
       from visits
       where started_at > $1::timestamptz - interval '24 hours' and started_at <= $1
       union all
       select $1::timestamptz - interval '24 hours', 0
     ), peak as (
       select at, more from moments order by more desc, at desc limit 1
     ), at_first as (
       select (
         select count(*) from visits
         where last_seen_at > $1::timestamptz - interval '5 minutes' and started_at <= $1
       ) - (
         select count(*) from visits
         where started_at > $1::timestamptz - interval '24 hours' and started_at <= $1
       ) + (select cardinality(signs) from ended) as count
     )
     select at, (count + more)::int as count from peak, at_first where count + more > 0`,
    [now],
  )
  const peak = rows[0]
  return peak ? { count: peak.count, at: peak.at.toISOString() } : null
}
