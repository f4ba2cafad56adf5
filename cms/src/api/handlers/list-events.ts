import { normaliseCountry } from '@cyberluach/core/countries'
import { conditions } from '../conditions.ts'
import type { Call, Handler } from '../endpoint.ts'
import { found } from '../event-search.ts'
import { eventColumns, eventOf, eventTables, type EventRow } from '../event-rows.ts'
import { done } from '../outcome.ts'

type Name = 'GET /api/events'
type Filter = Partial<Call<import('@cyberluach/api/endpoints').Endpoints[Name]>['query']>

const order = 'e.start_day, e.all_day desc, e.starts_at, en.title, e.id'

export const listEvents: Handler<Name> = async ({ query, services: { pool, configuration } }) => {
  const { where, values } = filterOf(query)
  const next = values.length + 1
  const { rows } = await pool.query<EventRow>(
    `select ${eventColumns} from ${eventTables} where ${where} order by ${order} limit $${next} offset $${next + 1}`,
    [...values, query.limit, query.offset],
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
    ...(running && from ? stillRunning(from) : startingWithin(from, to)),
    ['e.event_type = ?', type],
    ['e.is_online = ?', location === 'online' ? true : undefined],
    ['e.location_country = ?', country],
    ['(coalesce(e.prize_money, 0) > 0) = ?', prize && prize === 'true'],
    ['e.is_sample = ?', samples && samples === 'true'],
    found(q),
  ])
}

function startingWithin(from: string | undefined, to: string | undefined): [string, unknown][] {
  return [
    ['e.start_day >= ?', from],
    ['e.start_day <= ?', to],
  ]
}

/** By an index of the days of longer events: how many are over does not matter. */
function stillRunning(from: string): [string, unknown][] {
  return [
    ['e.start_day < ? and e.end_day > e.start_day and days_of(e.start_day, e.end_day) @> ?::date', from],
  ]
}

async function countOf(pool: import('pg').Pool, where: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from ${eventTables} where ${where}`,
    values,
  )
  return Number(rows[0]?.count ?? 0)
}
