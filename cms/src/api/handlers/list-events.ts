import { normaliseCountry } from '@cyberluach/core/countries'
import { conditions } from '../conditions.ts'
import type { Call, Handler } from '../endpoint.ts'
import { found } from '../event-search.ts'
import { eventColumns, eventOf, eventTables, type EventRow } from '../event-rows.ts'
import { done } from '../outcome.ts'

type Name = 'GET /api/events'
type Filter = Partial<Call<import('@cyberluach/api/endpoints').Endpoints[Name]>['query']>

const withinDay = 'e.all_day desc, e.starts_at, en.title, e.id'
const lastDay = 'greatest(e.start_day, e.end_day)'
/** Later than every day that can be asked for. */
const noLimit = '9999-12-31'

export const listEvents: Handler<Name> = async ({ query, services: { pool, configuration } }) => {
  const { where, values } = filterOf(query)
  const order = orderOf(query, values.length + 1)
  const next = values.length + order.values.length + 1
  const { rows } = await pool.query<EventRow>(
    `select ${eventColumns} from ${eventTables} where ${where}
     order by ${order.by} limit $${next} offset $${next + 1}`,
    [...values, ...order.values, query.limit, query.offset],
  )
  const isWhole = query.offset === 0 && rows.length < query.limit
  const total = isWhole ? rows.length : await countOf(pool, where, values)
  const events = rows.map((row) => eventOf(row, configuration.timeZone))
  return done(200, events, { 'x-total-count': String(total) })
}

export function filterOf({ from, to, type, location, q, prize, samples, running }: Filter) {
  const country =
    location === undefined || location === 'online' ? undefined : (normaliseCountry(location) ?? location)
  return conditions([
    ...within(from, to, running),
    ['e.event_type = ?', type],
    ['e.is_online = ?', location === 'online' ? true : undefined],
    ['e.location_country = ?', country],
    ['(coalesce(e.prize_money, 0) > 0) = ?', prize && prize === 'true'],
    ['e.is_sample = ?', samples && samples === 'true'],
    found(q),
  ])
}

/** By start; next first, what is over on the day stands last, the latest first (`core/event-order.ts`). */
function orderOf({ order, at }: Filter, next: number): { by: string; values: unknown[] } {
  if (order !== 'next-first') return { by: `e.start_day, ${withinDay}`, values: [] }
  const isOver = `${lastDay} < $${next}`
  return {
    by: `${isOver}, case when ${isOver} then e.start_day end desc, e.start_day, ${withinDay}`,
    values: [at],
  }
}

function within(
  from: string | undefined,
  to: string | undefined,
  running: Filter['running'],
): [string, unknown][] {
  if (!from || !running) return startingWithin(from, to)
  return [running === 'all' ? runningWithin(from, to) : stillRunning(from)]
}

function startingWithin(from: string | undefined, to: string | undefined): [string, unknown][] {
  return [
    ['e.start_day >= ?', from],
    ['e.start_day <= ?', to],
  ]
}

/** What runs on one of the days (`core/runs-on.ts`). */
function runningWithin(from: string, to = noLimit): [string, unknown] {
  const [first, last] = ['(?::text[])[1]', '(?::text[])[2]']
  return [`(e.start_day >= ${first} and e.start_day <= ${last} or ${isRunningSince(first)})`, [from, to]]
}

function stillRunning(from: string): [string, unknown] {
  return [isRunningSince('?'), from]
}

/** By an index of the days of longer events: how many are over does not matter. */
function isRunningSince(day: string): string {
  return `e.start_day < ${day} and e.end_day > e.start_day and days_of(e.start_day, e.end_day) @> ${day}::date`
}

async function countOf(pool: import('pg').Pool, where: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from ${eventTables} where ${where}`,
    values,
  )
  return Number(rows[0]?.count ?? 0)
}
