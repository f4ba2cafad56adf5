import type { BriefEvent } from '@cyberluach/core/brief-event'
import type { MonthKey } from '@cyberluach/core/day-key'
import { monthGrid } from '@cyberluach/core/month-grid'
import type { Pool } from 'pg'
import { briefColumns, briefOf, eventTables, inOrder, runsWithin, type BriefRow } from './event-rows.ts'

/** The events that run on one of the days of a month's six weeks, by start; samples among them. */
export async function readMonth(pool: Pool, month: MonthKey, timeZone: string): Promise<BriefEvent[]> {
  const days = monthGrid(month)
  const { rows } = await pool.query<BriefRow>({
    name: 'month',
    text: `select ${briefColumns} from ${eventTables}
      where ${runsWithin('$1', '$2')}
      order by ${inOrder}`,
    values: [days[0], days.at(-1)],
  })
  return rows.map((row) => briefOf(row, timeZone))
}
