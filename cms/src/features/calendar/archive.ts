import { eventPath, type BriefEvent } from '@cyberluach/core/events/event'
import {
  eventsOfSitemapPart,
  mostListsOfKind,
  namedListKinds,
  type Archive,
  type EventListKind,
  type EventListSize,
} from '@cyberluach/core/events/event-lists'
import type { Pool } from 'pg'
import { readExpected } from '../expected/series.ts'
import type { DayKey, MonthKey } from '@cyberluach/core/dates/day-key'
import { monthGrid } from '@cyberluach/core/events/month-grid'
import { briefColumns, briefOf, eventTables, inOrder, runsWithin, type BriefRow } from '../events/rows.ts'

type Row = EventListSize & { kind: EventListKind; changedAt: Date | null; total: number }

/** How many events of each list of the archive count; of the lists that are no times, the longest. */
export async function readArchive(pool: Pool, today: DayKey): Promise<Archive> {
  const { rows } = await pool.query<Row>({
    name: 'archive',
    text: `
      select kind, key, '' as name, null as "nameHe", counted as count, case when kind = 'year' then (
        select max(e.updated_at) from events e where substr(e.start_day, 1, 4) = key collate "default" and not e.is_sample
      ) end as "changedAt", 0 as total
      from event_list_sizes where kind in ('year', 'month')
      union all
      select longest.kind, longest.key, coalesce(en.name, he.name, longest.name), he.name, longest.counted, null, longest.total
      from unnest($2::text[]) asked (kind) cross join lateral (
        select s.*, count(*) over ()::integer as total from event_list_sizes s where s.kind = asked.kind and s.counted > 0 order by s.counted desc, s.key limit $1
      ) longest
      left join series on longest.kind = 'series' and series.slug = longest.key
      left join series_locales en on en._parent_id = series.id and en._locale = 'en'
      left join series_locales he on he._parent_id = series.id and he._locale = 'he'
      order by kind, count desc, key`,
    values: [mostListsOfKind, namedListKinds],
  })
  const of = (kind: EventListKind) =>
    rows.filter((row) => row.kind === kind).map(({ key, name, nameHe, count }) => ({ key, name, nameHe, count }))
  const unnamedOf = (kind: EventListKind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    return (ofKind[0]?.total ?? 0) - ofKind.length
  }
  const months = of('month').toSorted((one, other) => one.key.localeCompare(other.key))
  const years = rows.filter(({ kind }) => kind === 'year').toSorted((one, other) => other.key.localeCompare(one.key))
  return {
    years: years.map(({ key, count, changedAt }) => ({
      year: key,
      count,
      changedAt: (changedAt ?? new Date(0)).toISOString(),
      months: months
        .filter((month) => month.key.startsWith(key))
        .map((month) => ({ month: month.key, count: month.count })),
    })),
    countries: of('country'),
    cities: of('city'),
    tags: of('tag'),
    organizers: of('organizer'),
    series: of('series'),
    expected: await readExpected(pool, today, null),
    unnamed: Object.fromEntries(namedListKinds.map((kind) => [kind, unnamedOf(kind)])) as Archive['unnamed'],
  }
}

/** The pages of a year's events, by start; last those that do not count, of which the archive says no number. */
export async function readEventAddresses(
  pool: Pool,
  year: string,
  page: number,
): Promise<{ url: string; updatedAt: string }[]> {
  const { rows } = await pool.query<{ slug: string; updatedAt: Date }>({
    name: 'addresses of a year',
    text: `
      select coalesce(s.slug, e.id::text) as slug, e.updated_at as "updatedAt"
      from event_lists l join events e on e.id = l.event_id
      left join event_slugs s on s.event_id = e.id and s.is_current
      where l.kind = 'year' and l.key = $1 order by l.is_counted desc, l.start_day, l.event_id
      limit ${eventsOfSitemapPart} offset $2`,
    values: [year, (page - 1) * eventsOfSitemapPart],
  })
  return rows.map(({ slug, updatedAt }) => ({ url: eventPath(slug), updatedAt: updatedAt.toISOString() }))
}

/** The events that run on one of the days of a month's six weeks, by start; samples among them. */
export async function readMonth(pool: Pool, month: MonthKey, timeZone: string): Promise<BriefEvent[]> {
  const days = monthGrid(month)
  const { rows } = await pool.query<BriefRow>({
    name: 'month',
    text: `select ${briefColumns} from ${eventTables}
      where ${runsWithin('$1', '$2')}
      order by ${inOrder}`,
    values: [days[0], days.at(-1)],
  })
  return rows.map((row) => briefOf(row, timeZone))
}
