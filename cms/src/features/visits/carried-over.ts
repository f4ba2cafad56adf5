import type { Pool } from 'pg'

/**
 * Visits that had begun before an instant and lasted up to it or longer, as the rows of a subquery. Those of the hour
 * before are found by their beginning; the few that last longer than an hour have an index of their own.
 */
export function carriedOver(instant: string): string {
  return `
    select * from visits
    where started_at >= ${instant} - interval '1 hour' and started_at < ${instant} and last_seen_at >= ${instant}
    union all
    select * from visits
    where started_at < ${instant} - interval '1 hour' and last_seen_at >= ${instant}
      and last_seen_at - started_at > interval '1 hour'`
}

export type Carried = { visits: number; seconds: number; visitors: number }

export async function countCarriedOver(pool: Pool, instant: Date): Promise<Carried> {
  const { rows } = await pool.query<Carried>(
    `select count(*)::int as visits, count(distinct visitor)::int as visitors,
       coalesce(sum(floor(extract(epoch from last_seen_at - started_at))), 0)::float8 as seconds
     from (${carriedOver('$1::timestamptz')}) as visit`,
    [instant],
  )
  return rows[0] ?? { visits: 0, seconds: 0, visitors: 0 }
}
