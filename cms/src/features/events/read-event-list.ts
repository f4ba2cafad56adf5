import type { BriefEvent } from '@cyberluach/core/brief-event'
import type { DayKey } from '@cyberluach/core/day-key'
import {
  eventsOfListPage,
  eventsOfMonthPage,
  pagesOfList,
  type EventList,
  type EventListKind,
  type EventListSize,
} from '@cyberluach/core/event-lists'
import type { Pool } from 'pg'
import { readSeries } from './series/read-series.ts'
import {
  eventTables,
  isRunningSince,
  briefColumns,
  briefOf,
  type BriefRow,
  type EventRow,
} from './event-rows.ts'

type Asked = { kind: EventListKind; key: string; page: number }
type Setting = { today: DayKey; timeZone: string }

/** A page of a list of the archive; null where there is no such list or it has no such page. */
export async function readEventList(pool: Pool, asked: Asked, setting: Setting): Promise<EventList | null> {
  const { kind, key, page } = asked
  const { rows } = await pool.query<EventListSize & { rows: number }>({
    name: 'size of a list',
    text: 'select key, name, null as "nameHe", counted as count, count as rows from event_list_sizes where kind = $1 and key = $2',
    values: [kind, key],
  })
  const size = rows[0]
  const pages = size && pagesOfList(kind, size.rows)
  if (!pages || page > pages) return null
  const [events, within, country, series] = await Promise.all([
    readPage(pool, asked, setting),
    readWithin(pool, kind, key),
    readCountry(pool, kind, key),
    kind === 'series' ? readSeries(pool, key, setting.today) : null,
  ])
  const { name, nameHe } = series ?? size
  return { kind, ...size, name, nameHe, page, pages, events, within, country, series: series?.facts ?? null }
}

/** Those that are not over, by start, then those that are, the latest first: each a stretch of one index. */
async function readPage(
  pool: Pool,
  { kind, key, page }: Asked,
  { today, timeZone }: Setting,
): Promise<BriefEvent[]> {
  const limit = kind === 'month' ? eventsOfMonthPage : eventsOfListPage
  const offset = (page - 1) * limit
  const running = await readRunning(pool, kind, key, today)
  const ids = running.slice(offset, offset + limit)
  const ahead = await readStretch(
    pool,
    'ahead',
    [kind, key, today],
    limit - ids.length,
    offset - running.length,
  )
  ids.push(...ahead)
  if (ids.length < limit) {
    const before =
      ids.length > 0 || offset === 0
        ? offset + ids.length
        : running.length + (await countAhead(pool, kind, key, today))
    const over = [kind, key, today, running]
    ids.push(...(await readStretch(pool, 'over', over, limit - ids.length, offset - before)))
  }
  return readLinked(pool, ids, timeZone)
}

/** What began before today and is not over: few, however many there are of all. */
async function readRunning(pool: Pool, kind: string, key: string, today: DayKey): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'running events of a list',
    text: `select l.event_id as id from event_lists l
      where l.kind = $1 and l.key = $2
        and l.event_id = any(array(select e.id from events e where ${isRunningSince('$3')}))
      order by l.start_day, l.event_id`,
    values: [kind, key, today],
  })
  return rows.map(({ id }) => id)
}

const stretches = {
  ahead: `start_day >= $3 order by start_day, event_id`,
  over: `start_day < $3 and event_id <> all($4) order by start_day desc, event_id`,
}

async function readStretch(
  pool: Pool,
  stretch: keyof typeof stretches,
  values: unknown[],
  limit: number,
  offset: number,
): Promise<string[]> {
  if (limit <= 0) return []
  const { rows } = await pool.query<{ id: string }>({
    name: `events of a list, ${stretch}`,
    text: `select event_id as id from event_lists where kind = $1 and key = $2 and ${stretches[stretch]}
      limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, limit, Math.max(0, offset)],
  })
  return rows.map(({ id }) => id)
}

async function countAhead(pool: Pool, kind: string, key: string, today: DayKey): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count ahead in a list',
    text: `select count(*)::integer as count from event_lists where kind = $1 and key = $2 and start_day >= $3`,
    values: [kind, key, today],
  })
  return rows[0]?.count ?? 0
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
      and counted > 0 order by case when kind = 'city' then -counted end, key limit 60`,
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
