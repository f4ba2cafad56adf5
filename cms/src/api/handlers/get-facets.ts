import { getFacets as endpoint } from '@cyberluach/api/get-facets'
import { dayKeyOf } from '@cyberluach/core/day-key'
import type { EventType } from '@cyberluach/core/event'
import type { Facets } from '@cyberluach/core/facets'
import type { Pool } from 'pg'
import { eventTables, isCounted } from '../../features/events/event-rows.ts'
import { readCounts } from '../../features/events/read-counts.ts'
import type { Conditions } from '../../platform/database/conditions.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'
import { filterOf } from './list-events.ts'

export const getFacets = handle(endpoint, async ({ query, services: { pool, configuration } }) => {
  const isOfAll = Object.values(query).every((value) => value === undefined)
  if (!isOfAll) return done(200, await countFound(pool, filterOf(query)))
  const now = new Date()
  const { facets } = await readCounts(pool, { now, today: dayKeyOf(now, configuration.timeZone) })
  return done(200, facets)
})

type Row = { type: EventType; country: string | null; isOnline: boolean; count: number }

/** What is not counted beforehand is counted in one pass. */
async function countFound(pool: Pool, { where, values }: Conditions): Promise<Facets> {
  const { rows } = await pool.query<Row>(
    `select e.event_type as type, e.location_country as country, e.is_online as "isOnline", count(*)::integer as count
     from ${eventTables} where ${isCounted} and ${where} group by 1, 2, 3`,
    values,
  )
  const sumOf = (some: Row[]) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    types: sums(rows, ({ type }) => type).map(([type, count]) => ({ type, count })),
    countries: sums(rows, ({ country }) => country).map(([country, count]) => ({ country, count })),
    online: sumOf(rows.filter(({ isOnline }) => isOnline)),
    total: sumOf(rows),
  }
}

/** Of each key, the most frequent first, then by name. */
function sums<Key extends string>(rows: Row[], keyOf: (row: Row) => Key | null): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key) counts.set(key, (counts.get(key) ?? 0) + row.count)
  }
  return [...counts].sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))
}
