import { maxListed, type ManagedEvents } from '@cyberluach/api/managed-events'
import type { CoveredFact } from '@cyberluach/core/events/expected'
import type { EventType } from '@cyberluach/core/events/event'
import { addMonths, firstDayOf, monthOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { EventStanding } from '@cyberluach/core/events/event-timing'
import type { Pool } from 'pg'
import { conditions, joined, type Conditions, containing } from '../../platform/database/conditions.ts'
import { takesPlace, wholeTables, eventTables, isCounted, isRunningSince, withinDay } from '../events/rows.ts'
import { factConditions, isAhead } from '../events/ahead.ts'
import { managedColumns, managedOf, type ManagedRow } from '../events/managed-event.ts'
import { readSearch } from '@cyberluach/core/events/event-search'
import { holdingAnywhere, searchConditions, type Bind } from './search-conditions.ts'

type ManagedQuery = Omit<Page, 'today'> & {
  q?: string | undefined
  state?: EventStanding | undefined
  year?: string | undefined
  month?: string | undefined
  type?: EventType | undefined
  country?: string | undefined
  lacks?: CoveredFact | undefined
}

type Setting = { today: DayKey; timeZone: string }

/** A page of the published events of any year. */
export async function listManaged(
  pool: Pool,
  query: ManagedQuery,
  { today, timeZone }: Setting,
): Promise<ManagedEvents> {
  const filter = filterOf(query, today)
  const page = { ...query, today }
  const [{ ids, isMore = false, ...counts }, years] = await Promise.all([
    query.q === undefined ? everyOne(pool, filter, page) : searched(pool, query.q, filter, page),
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
  const found = await findHolding(pool, text, filter, maxListed)
  const isMore = found.length > maxListed
  const ids = isMore ? await pageOfAll(pool, joined(filter, holding(text)), page) : await pageAmong(pool, found, page)
  return { ids, total: Math.min(found.length, maxListed), counted: null, samples: null, isMore }
}

function filterOf({ state, year, month, type, country, lacks }: ManagedQuery, today: DayKey): Conditions {
  const filter = conditions([
    [isAhead('?'), (month ?? type ?? country ?? lacks) && today],
    // What runs today counts in this month, whenever it began.
    ['e.start_day >= ?', month && month > monthOf(today) ? firstDayOf(month) : undefined],
    ['e.start_day < ?', month && firstDayOf(addMonths(month, 1))],
    ['e.event_type::text = ?', type],
    [`coalesce(e.location_country, 'none') = ?`, country],
    ['e.start_day >= ?', year && `${year}-01-01`],
    ['e.start_day <= ?', year && `${year}-12-31`],
    ...standing(state, today),
  ])
  return lacks ? joined(filter, lacking(lacks)) : filter
}

function lacking(name: CoveredFact): Conditions {
  const { isOf, has } = factConditions()[name]
  return { where: `${isOf} and not ${has}`, values: [] }
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

/**
 * The ids of events that a text finds and that meet the conditions on a row `e` of `events`. Each way to find goes by an
 * index of its own, one after the other; as soon as there are more than `most`, these are enough.
 */
async function findHolding(pool: Pool, text: string, filter: Conditions, most: number): Promise<string[]> {
  const ids = new Set<string>()
  for (const way of waysOf(text)) {
    const { where, values } = joined(filter, way)
    const { rows } = await pool.query<{ id: string }>(
      `select e.id from events e join event_search s on s.event_id = e.id where ${where} ${inOrder(way)} limit ${most + 1}`,
      values,
    )
    for (const { id } of rows) ids.add(id)
    if (ids.size > most) break
  }
  return [...ids]
}

/** Days alone go by their index; PostgreSQL expects more of them than there are, and would read every row. */
function inOrder({ where }: Conditions): string {
  return where.includes(' like ') ? '' : 'order by s.end_day'
}

/** The same as a condition, for events that are walked in some order. */
export function holding(text: string): Conditions {
  const values: unknown[] = []
  const ways = partsOf(text, (value) => `$${values.push(value)}`)
  const where = `exists (select from event_search s where s.event_id = e.id and (${ways.join(' or ')}))`
  return { where, values }
}

/** Each with its own values alone. */
function waysOf(text: string): Conditions[] {
  const all: unknown[] = []
  return partsOf(text, (value) => `$${all.push(value)}`).map((part) => {
    const values: unknown[] = []
    const own = (_: string, number: string) => `$${values.push(all[Number(number) - 1])}`
    return { where: part.replaceAll(/\$(\d+)/g, own), values }
  })
}

/** What visitors find by these words, and whatever has the text anywhere, however short it is. */
function partsOf(text: string, bind: Bind): string[] {
  const query = readSearch(text)
  if (query.whole === '') return [signsAlone(text, bind)]
  const parts = searchConditions(query, bind)
  // The team also looks for a part of a word, however short.
  const isShort = query.whole.split(' ').some((word) => word.length < 4)
  return isShort ? [...parts, ...holdingAnywhere(query.whole, bind).toReversed()] : parts
}

/** Signs are not stored among what is searched: they are looked for in the texts themselves. */
function signsAlone(text: string, bind: Bind): string {
  const pattern = bind(containing(text))
  return `(e.location_city like ${pattern} or e.location_country like ${pattern} or e.id in (
    select l._parent_id from events_locales l where l.title like ${pattern} or l.description like ${pattern}))`
}

/** The next first, then what is over from the latest on; or what came to the calendar last. */
type Order = 'next' | 'newest'

export type Page = { order: Order; limit: number; offset: number; today: DayKey }

const newest = 'e.created_at desc, e.id'

/** Those of the events that stand on a page of them, in its order: for few. */
async function pageAmong(pool: Pool, ids: string[], page: Page): Promise<string[]> {
  const next = `e.end_day < $1, case when e.end_day >= $1 then e.start_day end, e.start_day desc, ${withinDay}`
  const chosen = { where: '$1::text is not null and e.id = any($2::uuid[])', values: [page.today, ids] }
  return idsOf(pool, { where: chosen, by: page.order === 'newest' ? newest : next }, page.limit, page.offset)
}

/**
 * The same of all events that meet the conditions, however many: stretch after stretch of the order, each by an index and
 * no further than the page goes.
 */
async function pageOfAll(pool: Pool, filter: Conditions, page: Page): Promise<string[]> {
  const ids: string[] = []
  let before = 0
  for (const stretch of stretchesOf(page, filter)) {
    const skipped = Math.max(0, page.offset - before)
    const found = await idsOf(pool, stretch, page.limit - ids.length, skipped)
    ids.push(...found)
    if (ids.length >= page.limit) break
    before += found.length > 0 || skipped === 0 ? skipped + found.length : (await countsOf(pool, stretch.where)).total
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

/** How many events meet the conditions, how many of them count in figures (`core/events/event.ts`), and how many are samples. */
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
