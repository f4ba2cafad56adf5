import type { Pool } from 'pg'
import type { FinishedDays } from './finished-days.ts'
import type { Segment } from './segments.ts'

type Loads = { path: string; load_ms: number; count: number }[]

/**
 * The load time that three of four views of a path do not exceed, by the nearest rank, in milliseconds as they are kept:
 * rounded to 10 ms below a second, to 100 ms below ten, to 1 s above.
 */
export async function p75LoadTimes(
  pool: Pool,
  segments: Segment[],
  days: FinishedDays,
  paths: string[],
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map()
  const { over, running } = days.parted(segments)
  const parts = await Promise.all([
    readLoads(pool, running, paths),
    ...over.map((segment) =>
      days.kept(`loads ${JSON.stringify(paths.toSorted())}`, segment, () =>
        readLoads(pool, [segment], paths),
      ),
    ),
  ])
  return p75Of(parts.flat())
}

/** How many views of each path took how long. */
async function readLoads(pool: Pool, segments: Segment[], paths: string[]): Promise<Loads> {
  if (segments.length === 0) return []
  const values: unknown[] = [paths]
  const parts = segments.map(({ grain, from, to }) => {
    const next = values.push(from, to)
    return grain === 'row'
      ? `select path, rounded_load(load_ms) as load_ms, 1 as count from page_views
         where at >= $${next - 1} and at < $${next} and path = any($1) and load_ms is not null`
      : `select path, load_ms, count from load_figures
         where path = any($1) and grain = '${grain}' and at >= $${next - 1} and at < $${next}`
  })
  const { rows } = await pool.query<Loads[number]>(
    `select path, load_ms, sum(count)::float8 as count from (${parts.join(' union all ')}) part
     group by 1, 2 having sum(count) > 0`,
    values,
  )
  return rows
}

function p75Of(loads: Loads): Map<string, number> {
  const sorted = loads.toSorted((a, b) => a.load_ms - b.load_ms)
  const all = new Map<string, number>()
  for (const { path, count } of sorted) all.set(path, (all.get(path) ?? 0) + count)
  const upTo = new Map<string, number>()
  const found = new Map<string, number>()
  for (const { path, load_ms, count } of sorted) {
    const sum = (upTo.get(path) ?? 0) + count
    upTo.set(path, sum)
    if (!found.has(path) && sum >= 0.75 * (all.get(path) ?? 0)) found.set(path, load_ms)
  }
  return found
}
