import { monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import type { EventListKind } from '@cyberluach/core/events/event-lists'
import { expectationOf, type Expectation, type ExpectedSeries } from '@cyberluach/core/events/expected'
import type { Pool } from 'pg'
import { isCounted } from '../events/rows.ts'

/** A yearly series of ours, or one that a watch list names, with what the calendar has of it. */
export type KnownSeries = Omit<ExpectedSeries, 'months'> & {
  id: string
  /** As the archive calls its country and its city. */
  countryKey: string | null
  cityKey: string | null
  /** The months of its latest editions. */
  editions: MonthKey[]
  isAhead: boolean
  /** Whether an edition is ahead that counts. */
  isListed: boolean
  isStopped: boolean
  isWatched: boolean
  /** Whether editions of what a watch list names stand in a yearly series of ours, which then is expected in its place. */
  isOurs: boolean
}

/** How many a page names. */
const mostOfPage = 60

/** What a page of the archive says is expected though it is not announced, the next first: of a series itself, of a place, a month, or all. */
export async function readExpected(
  pool: Pool,
  today: DayKey,
  list: { kind: EventListKind; key: string } | null,
): Promise<ExpectedSeries[]> {
  const isOf = list && (list.kind === 'series' ? () => true : filters[list.kind]?.(list.key))
  if (list && !isOf) return []
  const known = await readKnownSeries(pool, today, list?.kind === 'series' ? list.key : null, countryOf(list))
  return unannounced(known, monthOf(today))
    .filter(({ series, months }) => !isOf || isOf(series, months))
    .slice(0, mostOfPage)
    .map(({ series: { name, nameHe, slug, url, city, country }, months }) => {
      return { name, nameHe, slug, url, city, country, months }
    })
}

/** As the archive calls it, of the list of a country or a city. */
function countryOf(list: { kind: EventListKind; key: string } | null): string | null {
  return list?.kind === 'country' || list?.kind === 'city' ? (list.key.split('/')[0] ?? null) : null
}

type IsOf = (series: KnownSeries, months: readonly MonthKey[]) => boolean

const filters: Partial<Record<EventListKind, (key: string) => IsOf>> = {
  country: (key) => (series) => series.countryKey === key,
  city: (key) => (series) => series.cityKey === key,
  month: (key) => (_series, months) => months.includes(key),
}

/** Those of which no edition is ahead and which are held in a known month, the next first. */
export function unannounced(known: readonly KnownSeries[], now: MonthKey): ({ series: KnownSeries } & Expectation)[] {
  return known
    .flatMap((series) => {
      if (series.isAhead || series.isStopped || series.isOurs) return []
      const expectation = expectationOf(series.editions, now)
      return expectation ? [{ series, ...expectation }] : []
    })
    .toSorted((one, other) => (one.months[0] ?? '').localeCompare(other.months[0] ?? ''))
}

/**
 * Every series that is expected again, by name; of ours only the one of an address, of watched ones only those of a
 * country, where these are given.
 */
export async function readKnownSeries(
  pool: Pool,
  today: DayKey,
  slug: string | null = null,
  country: string | null = null,
): Promise<KnownSeries[]> {
  const values = [today, slug, country]
  const { rows } = await pool.query<KnownSeries>({ name: 'known series', text: knownSeries, values })
  return rows
}

/** An edition of a watched series has its name, in its country or on its host, or its very address. */
const knownSeries = `
  with known as materialized (
    select s.id, s.slug, coalesce(en.name, he.name, '') as name, he.name as name_he, s.url, null as city, null as country,
      null as name_key, null as plain_name, null as address
    from series s
    left join series_locales en on en._parent_id = s.id and en._locale = 'en'
    left join series_locales he on he._parent_id = s.id and he._locale = 'he'
    where s.is_yearly and s.slug = coalesce($2, s.slug)
    union all
    select w.id, null, w.name, null, w.url, w.city, w.country, w.name_key, w.plain_name, w.address
    from watched_series w
    where w.source_id in (select id from sources where kind = 'xsaRecurring') and w.vanished_at is null and $2::text is null and ($3::text is null or list_key(w.country) = $3)
  ),
  edition as (
    select s.id, e.id as event_id from known s join events e on e.series_id = s.id where s.slug is not null
    union
    select w.id, k.event_id
    from known w cross join lateral (
      select k.event_id, k.host, false as is_address, (
        select l.title from events_locales l where l._parent_id = k.event_id and l._locale = 'en'
      ) as title
      from event_keys k where k.name = w.name_key
      union all
      select k.event_id, k.host, true, null from event_keys k where k.address = w.address
    ) k
    join events e on e.id = k.event_id
    where w.slug is null and (k.is_address or plain_name(k.title) = w.plain_name)
      and (coalesce(e.location_country, w.country, '') = coalesce(w.country, e.location_country, '')
        or k.host = source_host(w.url))
  ),
  held as (
    select d.id, (array_agg(left(e.start_day, 7) order by e.start_day desc))[1:5] as editions,
      bool_or(e.end_day >= $1) as is_ahead, bool_or(e.end_day >= $1 and ${isCounted}) as is_listed,
      bool_or(coalesce(s.is_yearly, false)) as is_ours,
      (array_agg(e.location_city order by e.start_day desc))[1] as city,
      (array_agg(e.location_country order by e.start_day desc))[1] as country
    from edition d join events e on e.id = d.event_id and not e.is_sample left join series s on s.id = e.series_id
    group by d.id
  )
  select k.id, k.slug, k.name, k.name_he as "nameHe", k.url, place.city, place.country,
    list_key(place.country) as "countryKey", list_key(place.country) || '/' || city_key(place.city) as "cityKey",
    coalesce(h.editions, '{}') as editions, coalesce(h.is_ahead, false) as "isAhead",
    coalesce(h.is_listed, false) as "isListed", x.id is not null as "isStopped", k.slug is null as "isWatched",
    k.slug is null and coalesce(h.is_ours, false) as "isOurs"
  from known k
  left join held h on h.id = k.id
  left join stopped_series x on x.id = k.id
  cross join lateral (
    select case when k.slug is null then k.city else h.city end as city,
      case when k.slug is null then k.country else h.country end as country
  ) place
  order by lower(k.name), k.id`
