import type { ManagedEvents } from '@cyberluach/api/manage-events'
import type { DayKey } from '@cyberluach/core/day-key'
import type { EventStanding } from '@cyberluach/core/event-standing'
import type { Pool } from 'pg'
import { conditions, type Conditions } from '../../../platform/database/conditions.ts'
import { found } from '../event-search.ts'
import { eventTables, takesPlace, wholeTables } from '../event-rows.ts'
import { managedColumns, managedOf, type ManagedRow } from './managed-rows.ts'

type Asked = {
  q?: string | undefined
  state?: EventStanding | undefined
  year?: string | undefined
  order: 'next' | 'newest'
  limit: number
  offset: number
}

type Setting = { today: DayKey; timeZone: string }

/** A page of the published events of any year. */
export async function listManaged(
  pool: Pool,
  asked: Asked,
  { today, timeZone }: Setting,
): Promise<ManagedEvents> {
  const filter = filterOf(asked, today)
  const [rows, total, years] = await Promise.all([
    readPage(pool, filter, asked, today),
    countOf(pool, filter),
    readYears(pool),
  ])
  return { events: rows.map((row) => managedOf(row, timeZone)), total, years }
}

function filterOf({ q, state, year }: Asked, today: DayKey): Conditions {
  return conditions([
    ['e.start_day >= ?', year && `${year}-01-01`],
    ['e.start_day <= ?', year && `${year}-12-31`],
    ...standing(state, today),
    found(q),
  ])
}

/** As `standingOf` of the core says. */
function standing(state: EventStanding | undefined, today: DayKey): [string, unknown][] {
  if (state === undefined) return []
  if (state === 'past') return [[`e.end_day < ? and ${takesPlace}`, today]]
  if (state === 'cancelled' || state === 'postponed') return [['e.state = ?', state]]
  return [
    ['e.state = ?', state],
    ['e.end_day >= ?', today],
  ]
}

/** Sorts ids alone, and reads the records of the page that is left. */
async function readPage(
  pool: Pool,
  { where, values }: Conditions,
  { order, limit, offset }: Asked,
  today: DayKey,
): Promise<ManagedRow[]> {
  const at = values.length + 1
  const by = order === 'newest' ? 'e.created_at desc, e.id' : nextFirst(`$${at + 2}`)
  const { rows } = await pool.query<ManagedRow>(
    `select ${managedColumns}
     from ${wholeTables}
     join (
       select e.id, row_number() over (order by ${by}) as place from ${eventTables}
       where ${where} order by ${by} limit $${at} offset $${at + 1}
     ) page on page.id = e.id
     order by page.place`,
    [...values, limit, offset, ...(order === 'newest' ? [] : [today])],
  )
  return rows
}

const nextFirst = (today: string) => `e.end_day < ${today},
  case when e.end_day >= ${today} then e.start_day end, e.start_day desc, e.all_day desc, e.starts_at, e.id`

async function countOf(pool: Pool, { where, values }: Conditions): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from ${eventTables} where ${where}`,
    values,
  )
  return Number(rows[0]?.count ?? 0)
}

async function readYears(pool: Pool): Promise<ManagedEvents['years']> {
  const { rows } = await pool.query<{ first: string | null; last: string | null }>(
    'select left(min(start_day), 4) as first, left(max(start_day), 4) as last from events',
  )
  const { first, last } = rows[0] ?? {}
  return first && last ? { first: Number(first), last: Number(last) } : null
}
