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
 * When in the last 24 hours most visits were active at once; the latest such moment. Beginnings and ends are read from
 * their indexes, each for itself; how many were there at first follows from how many are there now.
 */
export async function activePeak(pool: Pool, now: Date): Promise<Analytics['activePeak']> {
  const { rows } = await pool.query<{ at: Date; count: number }>(
    `with changes as (
       select started_at as at, 1 as change from visits
       where started_at > $1::timestamptz - interval '24 hours' and started_at <= $1
       union all
       select last_seen_at + interval '5 minutes', -1 from visits
       where last_seen_at > $1::timestamptz - interval '24 hours 5 minutes'
         and last_seen_at <= $1::timestamptz - interval '5 minutes'
     ), moments as (
       select $1::timestamptz - interval '24 hours' as at, 0 as more
       union all
       select at, sum(change) over (order by at, change rows unbounded preceding) from changes
     ), at_first as (
       select count(*) - (select coalesce(sum(change), 0) from changes) as count from visits
       where last_seen_at > $1::timestamptz - interval '5 minutes' and started_at <= $1
     )
     select at, (count + more)::int as count from moments, at_first
     where count + more > 0
     order by 2 desc, 1 desc
     limit 1`,
    [now],
  )
  const peak = rows[0]
  return peak ? { count: peak.count, at: peak.at.toISOString() } : null
}
