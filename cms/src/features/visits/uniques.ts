import type { Pool } from 'pg'
import { carriedOver } from './carried-over.ts'
import type { Segment } from './segments.ts'

/**
 * Visitors who were there, each counted once a day of the site: from another day on nobody can be known again. Whole days
 * come from their sums, and the rest of a day from its rows. Those whose visit had begun before are counted with the
 * first part, in which they may have begun another.
 */
export async function uniqueVisitors(pool: Pool, segments: Segment[]): Promise<number> {
  if (segments.length === 0) return 0
  const stretches = stretchesOf(segments)
  const values: unknown[] = [segments[0]?.from]
  const before = `select visitor from (${carriedOver('$1::timestamptz')}) carried`
  const parts = stretches.map(({ grain, from, to }, index) => {
    const next = values.push(from, to)
    if (grain === 'day')
      return `select sum(count)::float8 as visitors from visit_figures
        where dimension = 'first' and grain = 'day' and at >= $${next - 1} and at < $${next}`
    const began = `select visitor from visits where started_at >= $${next - 1} and started_at < $${next}`
    return `select count(distinct visitor)::float8 from (${index === 0 ? `${before} union all ${began}` : began}) was_there`
  })
  if (stretches[0]?.grain === 'day')
    parts.push(`select count(distinct visitor)::float8 from (${before}) was_there`)
  const { rows } = await pool.query<{ visitors: number | null }>(
    `select sum(visitors) as visitors from (${parts.join(' union all ')}) part (visitors)`,
    values,
  )
  return rows[0]?.visitors ?? 0
}

/** Neighbours that are no whole days make one stretch, so that nobody is counted in both. */
function stretchesOf(segments: Segment[]): Segment[] {
  const stretches: Segment[] = []
  for (const segment of segments) {
    const last = stretches.at(-1)
    if (last && last.grain !== 'day' && segment.grain !== 'day')
      stretches[stretches.length - 1] = { ...last, to: segment.to }
    else stretches.push(segment)
  }
  return stretches
}
