import { addMonths, firstDayOf, monthOf, type DayKey } from '@cyberluach/core/day-key'
import type { EventType } from '@cyberluach/core/event'
import { monthsOfYear, type MonthTypes } from '@cyberluach/core/glance'
import type { Pool } from 'pg'
import { isCounted } from './event-rows.ts'

type Row = { month: string; type: EventType; count: number }

/** How many events of each kind begin in each of the twelve months from this one on. */
export async function readYear(pool: Pool, today: DayKey): Promise<MonthTypes[]> {
  const first = monthOf(today)
  const { rows } = await pool.query<Row>({
    name: 'year',
    text: `select left(e.start_day, 7) as month, e.event_type as type, count(*)::integer as count
      from events e where e.start_day >= $1 and e.start_day < $2 and ${isCounted}
      group by 1, 2 order by 1, 3 desc, 2`,
    values: [firstDayOf(first), firstDayOf(addMonths(first, monthsOfYear))],
  })
  const months = new Map<string, MonthTypes>()
  for (const { month, type, count } of rows) {
    const known = months.get(month) ?? { month, types: [] }
    known.types.push({ type, count })
    months.set(month, known)
  }
  return [...months.values()]
}
