import { mostListed, type ManagedEvents } from '@cyberluach/api/manage-events'
import type { DayKey } from '@cyberluach/core/day-key'
import type { EventStanding } from '@cyberluach/core/event-standing'
import type { Pool } from 'pg'
import { conditions, joined, type Conditions } from '../../platform/database/conditions.ts'
import { takesPlace, wholeTables } from '../events/event-rows.ts'
import { managedColumns, managedOf, type ManagedRow } from '../events/manage/managed-rows.ts'
import { findHolding, holding } from './find-holding.ts'
import { countsOf, pageAmong, pageOfAll, type Page } from './managed-order.ts'

type Asked = Omit<Page, 'today'> & {
  q?: string | undefined
  state?: EventStanding | undefined
  year?: string | undefined
}

type Setting = { today: DayKey; timeZone: string }

/** A page of the published events of any year. */
export async function listManaged(
  pool: Pool,
  asked: Asked,
  { today, timeZone }: Setting,
): Promise<ManagedEvents> {
  const filter = filterOf(asked, today)
  const page = { ...asked, today }
  const [{ ids, isMore = false, ...counts }, years] = await Promise.all([
    asked.q === undefined ? everyOne(pool, filter, page) : searched(pool, asked.q, filter, page),
    readYears(pool),
  ])
  return { events: await readWhole(pool, ids, timeZone), ...counts, isMore, years }
}

type Listed = Pick<ManagedEvents, 'total' | 'counted' | 'samples'> & { ids: string[]; isMore?: boolean }

async function everyOne(pool: Pool, filter: Conditions, page: Page): Promise<Listed> {
  const [ids, counts] = await Promise.all([pageOfAll(pool, filter, page), countsOf(pool, filter)])
  return { ids, ...counts }
}

/** What few events hold is found first and then put in order; of what more hold than are counted, all are walked. */
async function searched(pool: Pool, text: string, filter: Conditions, page: Page): Promise<Listed> {
  const found = await findHolding(pool, text, filter, mostListed)
  const isMore = found.length > mostListed
  const ids = isMore
    ? await pageOfAll(pool, joined(filter, holding(text)), page)
    : await pageAmong(pool, found, page)
  return { ids, total: Math.min(found.length, mostListed), counted: null, samples: null, isMore }
}

function filterOf({ state, year }: Asked, today: DayKey): Conditions {
  return conditions([
    ['e.start_day >= ?', year && `${year}-01-01`],
    ['e.start_day <= ?', year && `${year}-12-31`],
    ...standing(state, today),
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

async function readWhole(pool: Pool, ids: string[], timeZone: string): Promise<ManagedEvents['events']> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<ManagedRow>({
    name: 'managed events by id',
    text: `select ${managedColumns} from ${wholeTables}
      join unnest($1::uuid[]) with ordinality wanted (id, place) on wanted.id = e.id order by wanted.place`,
    values: [ids],
  })
  return rows.map((row) => managedOf(row, timeZone))
}

async function readYears(pool: Pool): Promise<ManagedEvents['years']> {
  const { rows } = await pool.query<{ first: string | null; last: string | null }>(
    'select left(min(start_day), 4) as first, left(max(start_day), 4) as last from events',
  )
  const { first, last } = rows[0] ?? {}
  return first && last ? { first: Number(first), last: Number(last) } : null
}
