import type { LastPlace } from '@cyberluach/core/events/event-page'
import type { Pool, PoolClient } from 'pg'

/** An event, or a row of a list, whose own place is not known; `series` where it is known to be an edition of one. */
type Unplaced = { id: string; title: string; day: string; series?: string | null }

/**
 * Where the last edition of each was held, by their ids. Read when it is shown and never stored with the event: filters,
 * feeds and structured data have no place that nobody announced. An edition is what stands in its series and is called the
 * same but for the year, or any of a series that is held every year.
 */
export async function readLastPlaces(
  database: Pool | PoolClient,
  unplaced: readonly Unplaced[],
): Promise<Map<string, LastPlace>> {
  if (unplaced.length === 0) return new Map()
  const { rows } = await database.query<LastPlace & { id: string }>(lastPlaces, [JSON.stringify(unplaced)])
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

const withoutYear = (title: string) => `trim(regexp_replace(folded_text(${title}), '\\s*\\m(19|20)\\d\\d\\M\\s*', ' '))`

const lastPlaces = `
  with asked as materialized (
    select a.*, distinct_name(a.title) as name, ${withoutYear('a.title')} as undated
    from jsonb_to_recordset($1::jsonb) as a (id text, title text, day text, series text)
  )
  select a.id, last.city, last.country, last.day
  from asked a
  cross join lateral (
    select e.location_city as city, e.location_country as country, e.start_day as day
    from (
      select k.event_id from event_keys k join events_locales l on l._parent_id = k.event_id and l._locale = 'en'
      where k.name = a.name and ${withoutYear('l.title')} = a.undated
      union
      select e.id from events e join series s on s.id = e.series_id where s.slug = a.series and s.is_yearly
    ) edition
    join events e on e.id = edition.event_id and e.end_day < a.day and e.state <> 'cancelled' and not e.is_sample
    join series s on s.id = e.series_id and s.slug = coalesce(a.series, s.slug)
    order by e.start_day desc, e.id limit 1
  ) last
  where coalesce(last.city, last.country) is not null`
