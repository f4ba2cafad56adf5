import type { BriefEvent } from '@cyberluach/core/events/event'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import {
  eventsOfListPage,
  eventsOfMonthPage,
  mostListsOfKind,
  pagesOfList,
  type EventList,
  type EventListKind,
  type EventListSize,
} from '@cyberluach/core/events/event-lists'
import type { Pool } from 'pg'
import { readExpected } from '../expected/series.ts'
import { readSeries } from '../events/series.ts'
import {
  eventTables,
  inOrder,
  isRunningSince,
  withinDay,
  briefColumns,
  briefOf,
  type BriefRow,
  type EventRow,
} from '../events/rows.ts'

type ListRequest = { kind: EventListKind; key: string; page: number }
type Setting = { today: DayKey; timeZone: string }

/** A page of a list of the archive; null where there is no such list or it has no such page. */
export async function readEventList(pool: Pool, request: ListRequest, setting: Setting): Promise<EventList | null> {
  const { kind, key, page } = request
  const { rows } = await pool.query<EventListSize & { rows: number }>({
    name: 'size of a list',
    text: 'select key, name, null as "nameHe", counted as count, count as rows from event_list_sizes where kind = $1 and key = $2',
    values: [kind, key],
  })
  const size = rows[0]
  const pages = size && pagesOfList(kind, size.rows)
  if (!pages || page > pages) return null
  const running = await readRunning(pool, kind, key, setting.today)
  const coming = await countAhead(pool, kind, key, setting.today)
  const [events, within, country, series, expected] = await Promise.all([
    readPage(pool, request, setting, {
      running: running.map(({ id }) => id),
      ahead: running.length + coming.rows,
    }),
    readWithin(pool, kind, key),
    readCountry(pool, kind, key),
    kind === 'series' ? readSeries(pool, key, setting.today) : null,
    page === 1 ? readExpected(pool, setting.today, request) : [],
  ])
  const { name, nameHe } = series ?? size
  return {
    kind,
    ...size,
    name,
    nameHe,
    page,
    pages,
    events,
    ahead: running.filter(({ isCounted }) => isCounted).length + coming.counted,
    within,
    country,
    series: series?.facts ?? null,
    expected,
  }
}

/** What of a list is not over: those that began before today, and how many there are in all. */
type Coming = { running: string[]; ahead: number }

/** Those that are not over, by start, then those that are, the latest first: each a stretch of one index. */
async function readPage(
  pool: Pool,
  { kind, key, page }: ListRequest,
  { today, timeZone }: Setting,
  { running, ahead }: Coming,
): Promise<BriefEvent[]> {
  const limit = kind === 'month' ? eventsOfMonthPage : eventsOfListPage
  const offset = (page - 1) * limit
  const ids = running.slice(offset, offset + limit)
  const read = async (stretch: keyof typeof stretches, begins: number) => {
    const from = Math.max(0, offset + ids.length - begins)
    const values = [kind, key, today, running]
    ids.push(...(await readStretch(pool, stretch, values, limit - ids.length, from)))
  }
  if (offset < ahead) await read('ahead', running.length)
  await read('over', ahead)
  return readLinked(pool, ids, timeZone)
}

/** What began before today and is not over: few, however many there are of all. */
async function readRunning(
  pool: Pool,
  kind: string,
  key: string,
  today: DayKey,
): Promise<{ id: string; isCounted: boolean }[]> {
  const { rows } = await pool.query<{ id: string; isCounted: boolean }>({
    name: 'running events of a list',
    text: `select e.id, l.is_counted as "isCounted" from event_lists l join (${eventTables}) on e.id = l.event_id
      where l.kind = $1 and l.key = $2
        and l.event_id = any(array(select e.id from events e where ${isRunningSince('$3')}))
      order by ${inOrder}`,
    values: [kind, key, today],
  })
  return rows
}

const stretches = {
  ahead: { where: 'l.start_day >= $3', order: '' },
  over: { where: 'l.start_day < $3 and l.event_id <> all($4)', order: 'desc' },
}

/**
 * Ids of a stretch. Only the events of the days that the page touches are read: the index alone tells which these are,
 * and how many stand before them.
 */
async function readStretch(
  pool: Pool,
  stretch: keyof typeof stretches,
  values: unknown[],
  limit: number,
  offset: number,
): Promise<string[]> {
  if (limit <= 0) return []
  const { where, order } = stretches[stretch]
  const listed = `event_lists l where l.kind = $1 and l.key = $2 and $4::uuid[] is not null and ${where}`
  const { rows } = await pool.query<{ id: string }>({
    name: `events of a list, ${stretch}`,
    text: `with days as materialized (
        select min(start_day) as first, max(start_day) as last from (
          select l.start_day from ${listed} order by l.start_day ${order}, l.event_id ${order} limit $5 offset $6
        ) page
      ), before as materialized (
        select count(*) as count from days, ${listed}
          and l.start_day ${order ? '> days.last' : '< days.first'}
      )
      select e.id from days, event_lists l join (${eventTables}) on e.id = l.event_id
      where l.kind = $1 and l.key = $2 and ${where} and l.start_day between days.first and days.last
      order by e.start_day ${order}, ${withinDay}
      limit $5 offset $6 - (select count from before)`,
    values: [...values, limit, offset],
  })
  return rows.map(({ id }) => id)
}

async function countAhead(
  pool: Pool,
  kind: string,
  key: string,
  today: DayKey,
): Promise<{ rows: number; counted: number }> {
  const { rows } = await pool.query<{ rows: number; counted: number }>({
    name: 'count ahead in a list',
    text: `select count(*)::integer as rows, (count(*) filter (where is_counted))::integer as counted
      from event_lists where kind = $1 and key = $2 and start_day >= $3`,
    values: [kind, key, today],
  })
  return rows[0] ?? { rows: 0, counted: 0 }
}

/** Events in the order of their ids here. */
async function readLinked(pool: Pool, ids: string[], timeZone: string): Promise<BriefEvent[]> {
  const { rows } = await pool.query<BriefRow & Pick<EventRow, 'slug'>>({
    name: 'events by id',
    text: `select ${briefColumns} from ${eventTables} join unnest($1::uuid[]) with ordinality wanted (id, place)
      on wanted.id = e.id order by wanted.place`,
    values: [ids],
  })
  return rows.map((row) => briefOf(row, timeZone))
}

/** The months of a year, the cities of a country. */
async function readWithin(pool: Pool, kind: EventListKind, key: string): Promise<EventListSize[]> {
  const inner = kind === 'year' ? ['month', `${key}-`] : kind === 'country' ? ['city', `${key}/`] : null
  if (!inner) return []
  const { rows } = await pool.query<EventListSize>({
    name: 'lists within a list',
    text: `select key, name, null as "nameHe", counted as count from event_list_sizes where kind = $1 and key > $2 and key < $2 || '~'
      and counted > 0 order by case when kind = 'city' then -counted end, key limit ${mostListsOfKind}`,
    values: inner,
  })
  return rows
}

async function readCountry(pool: Pool, kind: EventListKind, key: string): Promise<string | null> {
  if (kind !== 'city') return null
  const { rows } = await pool.query<{ name: string }>({
    name: 'country of a city',
    text: `select name from event_list_sizes where kind = 'country' and key = $1`,
    values: [key.split('/')[0]],
  })
  return rows[0]?.name ?? null
}
