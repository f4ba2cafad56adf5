import { getMonths as endpoint } from '@cyberluach/api/get-months'
import type { MonthCount } from '@cyberluach/core/nearest-months'
import { conditions } from '../../platform/database/conditions.ts'
import { handle } from '../endpoint.ts'
import { eventTables, isCounted } from '../../features/events/event-rows.ts'
import { foundIn } from '../../features/events/event-search.ts'
import { done } from '../../platform/outcome.ts'
import { filterOf } from './list-events.ts'

type Row = { total: number; previous: MonthCount | null; next: MonthCount | null }

/** One pass over what is sought: grouped by month, the nearest on either side and the sum of all. */
export const getMonths = handle(endpoint, async ({ query, services: { pool } }) => {
  const { month: from, lang, q, ...rest } = query
  const narrowed = filterOf(rest)
  const searched = conditions([foundIn(lang, q)], narrowed.values.length)
  const values = [...narrowed.values, ...searched.values, from]
  const month = `$${values.length}`
  const { rows } = await pool.query<Row>(
    `with months as (
       select to_char(e.start_day::date, 'YYYY-MM') as month, count(*)::int as count
       from ${eventTables} where ${isCounted} and ${narrowed.where} and ${searched.where} group by 1
     )
     select
       coalesce((select sum(count) from months), 0)::int as total,
       (select to_json(m) from months m where m.month < ${month} order by m.month desc limit 1) as previous,
       (select to_json(m) from months m where m.month > ${month} order by m.month limit 1) as next`,
    values,
  )
  return done(200, rows[0] ?? { total: 0, previous: null, next: null })
})
