import { getEventCalendar, getCalendar } from './feeds.ts'
import * as eventsApi from '@cyberluach/api/events'
import type { EventType } from '@cyberluach/core/events/event'
import type { Pool } from 'pg'
import { conditions, type Conditions } from '../../platform/database/conditions.ts'
import { type Call, handleRead } from '../../platform/http/endpoint.ts'
import { creditedOf, creditsColumn, type CreditedRow } from '../events/credits.ts'
import { foundIn, filterOf } from './event-filter.ts'
import {
  eventColumns,
  eventOf,
  eventTables,
  wholeTables,
  isRunningSince,
  withinDay,
  type EventRow,
  isCounted,
} from '../events/rows.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { readEventPage } from './event-page.ts'
import { readPageClaims } from '../sources/pages/facts.ts'
import { readSourceClaims } from '../sources/reconcile/claims.ts'
import * as eventListsApi from '@cyberluach/api/event-lists'
import { readEventList } from './event-list.ts'
import { readArchive, readEventAddresses, readMonth } from './archive.ts'
import * as calendarApi from '@cyberluach/api/calendar'
import type { MonthCount, Facets } from '@cyberluach/core/events/figures'
import { readCounts, readNotifications, readUpcoming, readYear } from './counts.ts'
import { hasPublicPosts } from '../posts/public-posts.ts'

type Query = Call<typeof eventsApi.listEvents>['query']

type ReadRow = EventRow & CreditedRow

const listEvents = handleRead(eventsApi.listEvents, async ({ query, services: { pool, configuration } }) => {
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

/** Those ahead by start, then those that are over on the day, the latest first (`core/events/event-timing.ts`), each by an index. */
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

async function countOf(pool: Pool, { where, values }: Conditions): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from ${eventTables} where ${where}`, values)
  return Number(rows[0]?.count ?? 0)
}

const getEvent = handleRead(eventsApi.getEvent, async ({ params, services: { pool, configuration } }) => {
  const { rows } = await pool.query<EventRow & CreditedRow>({
    name: 'event',
    text: `select ${eventColumns}, ${creditsColumn} from ${wholeTables} where e.id = $1`,
    values: [params.id],
  })
  const [row] = rows
  if (!row) return refused('notFound')
  return done(200, creditedOf(eventOf(row, configuration.timeZone), row))
})

const getEventPage = handleRead(eventsApi.getEventPage, async ({ params, query, services }) => {
  const { timeZone } = services.configuration
  const today = query.day ?? dayKeyOf(new Date(), timeZone)
  const page = await readEventPage(services.pool, params.slug, { today, timeZone })
  if (!page) return refused('notFound')
  const { pool } = services
  const claims = await Promise.all([readSourceClaims(pool, page.event), readPageClaims(pool, page.event)])
  return done(200, { ...page, statements: claims.flat() })
})

const getEventList = handleRead(eventListsApi.getEventList, async ({ params, query, services }) => {
  const { timeZone } = services.configuration
  const today = query.day ?? dayKeyOf(new Date(), timeZone)
  const list = await readEventList(services.pool, { ...params, ...query }, { today, timeZone })
  return list ? done(200, list) : refused('notFound')
})

const getArchive = handleRead(eventListsApi.getArchive, async ({ services: { pool, configuration } }) =>
  done(200, await readArchive(pool, dayKeyOf(new Date(), configuration.timeZone))),
)

const listEventAddresses = handleRead(eventListsApi.listEventAddresses, async ({ params, query, services: { pool } }) =>
  done(200, await readEventAddresses(pool, params.year, query.page)),
)

const getMonth = handleRead(calendarApi.getMonth, async ({ params, services: { pool, configuration } }) =>
  done(200, await readMonth(pool, params.month, configuration.timeZone)),
)

type Row = { total: number; previous: MonthCount | null; next: MonthCount | null }

/** One pass over what is sought: grouped by month, the nearest on either side and the sum of all. */
const getMonths = handleRead(calendarApi.getMonths, async ({ query, services: { pool } }) => {
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

const getFacets = handleRead(calendarApi.getFacets, async ({ query, services: { pool, configuration } }) => {
  const isOfAll = Object.values(query).every((value) => value === undefined)
  if (!isOfAll) return done(200, await countFound(pool, filterOf(query)))
  const now = new Date()
  const { facets } = await readCounts(pool, { now, today: dayKeyOf(now, configuration.timeZone) })
  return done(200, facets)
})

type FacetRow = { type: EventType; country: string | null; isOnline: boolean; count: number }

/** What is not counted beforehand is counted in one pass. */
async function countFound(pool: Pool, { where, values }: Conditions): Promise<Facets> {
  const { rows } = await pool.query<FacetRow>(
    `select e.event_type as type, e.location_country as country, e.is_online as "isOnline", count(*)::integer as count
     from ${eventTables} where ${isCounted} and ${where} group by 1, 2, 3`,
    values,
  )
  const sumOf = (some: FacetRow[]) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    types: sums(rows, ({ type }) => type).map(([type, count]) => ({ type, count })),
    countries: sums(rows, ({ country }) => country).map(([country, count]) => ({ country, count })),
    online: sumOf(rows.filter(({ isOnline }) => isOnline)),
    total: sumOf(rows),
  }
}

/** Of each key, the most frequent first, then by name. */
function sums<Key extends string>(rows: FacetRow[], keyOf: (row: FacetRow) => Key | null): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key) counts.set(key, (counts.get(key) ?? 0) + row.count)
  }
  return [...counts].sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))
}

const getFigures = handleRead(calendarApi.getFigures, async ({ services: { pool, configuration } }) => {
  const now = new Date()
  const { figures } = await readCounts(pool, { now, today: dayKeyOf(now, configuration.timeZone) })
  return done(200, figures)
})

const getGlance = handleRead(calendarApi.getGlance, async ({ query, services: { pool, configuration } }) => {
  const { timeZone } = configuration
  const now = new Date()
  const setting = { now, today: query.day ?? dayKeyOf(now, timeZone), timeZone }
  const [counts, notifications, upcoming, year, hasPosts] = await Promise.all([
    readCounts(pool, setting),
    readNotifications(pool, setting),
    readUpcoming(pool, setting),
    readYear(pool, setting.today),
    hasPublicPosts(pool),
  ])
  return done(200, { ...counts, notifications, upcoming, year, hasPosts })
})

export const calendarRoutes = [
  listEvents,
  getEvent,
  getEventPage,
  getArchive,
  getEventList,
  listEventAddresses,
  getEventCalendar,
  getCalendar,
  getFacets,
  getFigures,
  getGlance,
  getMonths,
  getMonth,
] as const
