import type { Pool } from 'pg'
import type { Segment } from './segments.ts'

/**
 * The load time that three of four views of a path do not exceed, by the nearest rank, in milliseconds as they are kept:
 * rounded to 10 ms below a second, to 100 ms below ten, to 1 s above.
 */
export async function p75LoadTimes(
  pool: Pool,
  segments: Segment[],
  paths: string[],
): Promise<Map<string, number>> {
  if (paths.length === 0 || segments.length === 0) return new Map()
  const values: unknown[] = [paths]
  const parts = segments.map(({ grain, from, to }) => {
    const next = values.push(from, to)
    return grain === 'row'
      ? `select path, rounded_load(load_ms) as load_ms, 1 as count from page_views
         where at >= $${next - 1} and at < $${next} and path = any($1) and load_ms is not null`
      : `select path, load_ms, count from load_figures
         where path = any($1) and grain = '${grain}' and at >= $${next - 1} and at < $${next}`
  })
  const { rows } = await pool.query<{ path: string; load_ms: number }>(
    `select distinct on (path) path, load_ms
     from (
       select path, load_ms, sum(sum(count)) over (partition by path order by load_ms) as up_to,
         sum(sum(count)) over (partition by path) as loads
       from (${parts.join(' union all ')}) part
       group by path, load_ms
     ) ranked
     where up_to > 0 and up_to >= 0.75 * loads
     order by path, load_ms`,
    values,
  )
  return new Map(rows.map(({ path, load_ms }) => [path, load_ms]))
}
