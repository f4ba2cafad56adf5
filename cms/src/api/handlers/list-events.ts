import { listEvents as endpoint } from '@cyberluach/api/list-events'
import { typesFoundBy } from '@cyberluach/core/event'
import { normaliseCountry } from '@cyberluach/core/countries'
import type { Pool } from 'pg'
import { conditions, type Conditions } from '../../platform/database/conditions.ts'
import { type Call, handle } from '../endpoint.ts'
import { creditedOf, creditsColumn, type CreditedRow } from '../../features/events/event-credits.ts'
import { found } from '../../features/events/event-search.ts'
import {
  eventColumns,
  eventOf,
  eventTables,
  wholeTables,
  isRunningSince,
  runsWithin,
  withinDay,
  type EventRow,
} from '../../features/events/event-rows.ts'
import { done } from '../../platform/outcome.ts'

type Query = Call<typeof endpoint>['query']
type Filter = Partial<Query>
type Condition = [condition: string, value: unknown]

type ReadRow = EventRow & CreditedRow

/** Later than every day that can be asked for. */
const noLimit = '9999-12-31'

export const listEvents = handle(endpoint, async ({ query, services: { pool, configuration } }) => {
  const { order, at, limit, offset } = query
  const rows =
    order === 'next-first' && at
      ? await readNextFirst(pool, query, at)
      : await readPage(pool, filterOf(query), 'e.start_day', limit, offset)
  const isWhole = offset === 0 && rows.length < limit
  const total = isWhole ? rows.length : await countOf(pool, filterOf(query))
  const events = rows.map((row) => creditedOf(eventOf(row, configuration.timeZone), row))
  return done(200, events, { 'x-total-count': String(total) })
})

/** Those ahead by start, then those that are over on the day, the latest first (`core/event-order.ts`), each by an index. */
async function readNextFirst(pool: Pool, query: Query, at: string): Promise<ReadRow[]> {
  const { limit, offset } = query
  const ahead = filterOf(query, [`(e.start_day >= ? or ${isRunningSince('?')})`, at])
  const rows = await readPage(pool, ahead, 'e.start_day', limit, offset)
  if (rows.length === limit) return rows
  const countAhead = rows.length > 0 || offset === 0 ? offset + rows.length : await countOf(pool, ahead)
  const over = filterOf(query, ['e.start_day < ? and e.end_day < ?', at])
  const from = Math.max(0, offset - countAhead)
  return [...rows, ...(await readPage(pool, over, 'e.start_day desc', limit - rows.length, from))]
}

async function readPage(
  pool: Pool,
  { where, values }: Conditions,
  byDay: string,
  limit: number,
  offset: number,
): Promise<ReadRow[]> {
  const next = values.length + 1
  const { rows } = await pool.query<ReadRow>(
    `select ${eventColumns}, ${creditsColumn} from ${wholeTables} where ${where}
     order by ${byDay}, ${withinDay} limit $${next} offset $${next + 1}`,
    [...values, limit, offset],
  )
  return rows
}

export function filterOf(
  { from, to, type, location, level, admission, q, prize, samples, running }: Filter,
  ...more: Condition[]
): Conditions {
  const country =
    location === undefined || location === 'online' ? undefined : (normaliseCountry(location) ?? location)
  return conditions([
    ...within(from, to, running),
    ofType(type),
    ['e.is_online = ?', location === 'online' ? true : undefined],
    ['e.location_country = ?', country],
    ['e.difficulty_level = ?', level],
    ['e.admission = ?', admission],
    ['(coalesce(e.prize_money, 0) > 0) = ?', prize && prize === 'true'],
    ['e.is_sample = ?', samples && samples === 'true'],
    found(q),
    ...more,
  ])
}

/** A single kind by equality, which an index that goes on by day answers in order. */
function ofType(type: Filter['type']): Condition {
  const types = type ? typesFoundBy(type) : []
  return types.length > 1
    ? ['e.event_type = any(?::enum_events_event_type[])', types]
    : ['e.event_type = ?', types[0]]
}

function within(from: string | undefined, to: string | undefined, running: Filter['running']): Condition[] {
  if (!from || !running) return startingWithin(from, to)
  return [running === 'all' ? runningWithin(from, to) : stillRunning(from)]
}

function startingWithin(from: string | undefined, to: string | undefined): Condition[] {
  return [
    ['e.start_day >= ?', from],
    ['e.start_day <= ?', to],
  ]
}

function runningWithin(from: string, to = noLimit): Condition {
  return [runsWithin('(?::text[])[1]', '(?::text[])[2]'), [from, to]]
}

function stillRunning(from: string): Condition {
  return [isRunningSince('?'), from]
}

async function countOf(pool: Pool, { where, values }: Conditions): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from ${eventTables} where ${where}`,
    values,
  )
  return Number(rows[0]?.count ?? 0)
}
