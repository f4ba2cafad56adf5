import type { DayKey } from '@cyberluach/core/day-key'
import type { Pool } from 'pg'
import { joined, type Conditions } from '../../platform/database/conditions.ts'
import { eventTables, isCounted, isRunningSince, withinDay } from '../events/event-rows.ts'

/** The next first, then what is over from the latest on; or what came to the calendar last. */
type Order = 'next' | 'newest'

export type Page = { order: Order; limit: number; offset: number; today: DayKey }

const newest = 'e.created_at desc, e.id'

/** Those of the events that stand on a page of them, in its order: for few. */
export async function pageAmong(pool: Pool, ids: string[], page: Page): Promise<string[]> {
  const next = `e.end_day < $1, case when e.end_day >= $1 then e.start_day end, e.start_day desc, ${withinDay}`
  const given = { where: '$1::text is not null and e.id = any($2::uuid[])', values: [page.today, ids] }
  return idsOf(pool, { where: given, by: page.order === 'newest' ? newest : next }, page.limit, page.offset)
}

/**
 * The same of all events that meet the conditions, however many: stretch after stretch of the order, each by an index and
 * no further than the page goes.
 */
export async function pageOfAll(pool: Pool, filter: Conditions, page: Page): Promise<string[]> {
  const ids: string[] = []
  let before = 0
  for (const stretch of stretchesOf(page, filter)) {
    const skipped = Math.max(0, page.offset - before)
    const found = await idsOf(pool, stretch, page.limit - ids.length, skipped)
    ids.push(...found)
    if (ids.length >= page.limit) break
    before += found.length > 0 || skipped === 0 ? skipped + found.length : await countOf(pool, stretch.where)
  }
  return ids
}

/** Rows that stand together in an order, and how they are ordered there. */
type Stretch = { where: Conditions; by: string }

function stretchesOf({ order, today }: Page, filter: Conditions): Stretch[] {
  if (order === 'newest') return [{ where: filter, by: newest }]
  const stretch = (where: string, by: string) => ({
    where: joined({ where, values: [today] }, filter),
    by: `${by}, ${withinDay}`,
  })
  return [
    stretch(isRunningSince('$1'), 'e.start_day'),
    stretch('e.start_day >= $1', 'e.start_day'),
    stretch('e.start_day < $1 and e.end_day < $1', 'e.start_day desc'),
  ]
}

async function idsOf(pool: Pool, { where, by }: Stretch, limit: number, offset: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select e.id from ${eventTables} where ${where.where} order by ${by} limit ${limit} offset ${offset}`,
    where.values,
  )
  return rows.map(({ id }) => id)
}

/** How many events meet the conditions. */
async function countOf(pool: Pool, { where, values }: Conditions): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from events e where ${where}`, values)
  return Number(rows[0]?.count ?? 0)
}

/** How many events meet the conditions, how many of them count in figures (`core/counted.ts`), and how many are samples. */
export async function countsOf(
  pool: Pool,
  { where, values }: Conditions,
): Promise<{ total: number; counted: number; samples: number }> {
  const { rows } = await pool.query<{ total: number; counted: number; samples: number }>(
    `select count(*)::int as total, (count(*) filter (where ${isCounted}))::int as counted,
       (count(*) filter (where e.is_sample))::int as samples
     from events e where ${where}`,
    values,
  )
  return rows[0] ?? { total: 0, counted: 0, samples: 0 }
}
