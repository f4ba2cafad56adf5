import type { PoolClient } from 'pg'
import { hebrewTitles, nameWithoutYear, organizerOf, seriesOf } from './listed-names.ts'

type Listed = { id: string; title: string; url: string | null; organizer: string | null; startDay: string }

/** Adds what the lists do not say of their events, where it is known for sure: Hebrew names, organizers, series. */
export async function nameListedEvents(client: PoolClient): Promise<void> {
  const { rows } = await client.query<Listed>(
    `select e.id, t.title, e.registration_url as url, e.organizer, e.start_day as "startDay" from events e
     join events_locales t on t._parent_id = e.id and t._locale = 'en'
     where exists (select from sightings where event_id = e.id)`,
  )
  const years = Map.groupBy(rows, ({ title }) => nameWithoutYear(title))
  const yearsOf = new Map(
    [...years].map(([name, events]) => [name, new Set(events.map(({ startDay }) => startDay.slice(0, 4)))]),
  )
  const named = rows.map((event) => ({
    id: event.id,
    titleHe: hebrewTitles[event.title] ?? null,
    organizer: event.organizer ?? organizerOf(event.url),
    series: seriesOf(event.title, yearsOf),
  }))
  await client.query(additions, [JSON.stringify(named)])
}

const additions = `
  with named as (
    select * from jsonb_to_recordset($1::jsonb) as n (id uuid, "titleHe" text, organizer text, series jsonb)
  ),
  series_of_events as (
    select distinct (series ->> 'id')::uuid as id, series ->> 'slug' as slug, series ->> 'name' as name,
      (series ->> 'isYearly')::boolean as is_yearly
    from named where series is not null
  ),
  series_stored as (
    insert into series (id, slug, is_yearly) select id, slug, is_yearly from series_of_events
    on conflict do nothing
  ),
  series_named as (
    insert into series_locales (_parent_id, _locale, name) select id, 'en', name from series_of_events
    on conflict do nothing
  ),
  hebrew as (
    insert into events_locales (_parent_id, _locale, title) select id, 'he', "titleHe" from named
    where "titleHe" is not null on conflict do nothing
  )
  update events e set organizer = n.organizer, series_id = (n.series ->> 'id')::uuid
  from named n where n.id = e.id and (n.organizer is not null or n.series is not null)`
