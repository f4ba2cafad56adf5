import { dayKeyOf } from '@cyberluach/core/day-key'
import { eventFacts } from '@cyberluach/core/event-fields'
import { columnOf, columnsWith } from '../features/events/event-columns.ts'
import type { Services } from '../platform/services.ts'
import { listedEvents } from './listed-events.ts'
import { sampleEvents } from './sample-events.ts'
import type { SeedEvent } from './seed-event.ts'

/**
 * Fills an empty calendar with the conferences of the public lists and with the samples round today; leaves one that
 * holds any event alone, and one whose samples an admin removed. Answers how many events it stored.
 * One statement, hence all or nothing: 300 events in two languages take Payload's own create seconds, this milliseconds.
 */
export async function seedEvents(
  { pool, configuration: { timeZone } }: Pick<Services, 'pool' | 'configuration'>,
  now = new Date(),
): Promise<number> {
  const events = [...listedEvents(), ...sampleEvents(dayKeyOf(now, timeZone), timeZone)]
  const stored = await pool.query(insertion, [JSON.stringify(events.map(rowOf))])
  return stored.rowCount ?? 0
}

const columns = [
  'id, all_day, start_day, end_day, starts_at, ends_at, source_name, source_url, is_sample, organizer, series_id',
  ...Object.keys(eventFacts).map(columnOf),
].join(', ')

const insertion = `
  with seed as (
    select row.*, texts.*
    from jsonb_array_elements($1::jsonb) as element (facts),
      jsonb_populate_record(null::events, element.facts) as row,
      jsonb_to_record(element.facts) as texts (title text, "titleHe" text, description text, "descriptionHe" text, tags text[],
        series jsonb)
    where not exists (select from events)
      and not exists (select from audit_entries where action = 'samplesRemoved')
  ),
  stored as (
    insert into events (${columns}) select ${columns} from seed returning id
  ),
  series_of_events as (
    select distinct (series ->> 'id')::uuid as id, series ->> 'slug' as slug, series ->> 'name' as name,
      (series ->> 'isYearly')::boolean as is_yearly
    from seed where series is not null
  ),
  series_stored as (
    insert into series (id, slug, is_yearly) select id, slug, is_yearly from series_of_events
    on conflict do nothing
  ),
  series_named as (
    insert into series_locales (_parent_id, _locale, name) select id, 'en', name from series_of_events
    on conflict do nothing
  ),
  english as (
    insert into events_locales (_parent_id, _locale, title, description)
    select id, 'en', title, description from seed
  ),
  hebrew as (
    insert into events_locales (_parent_id, _locale, title, description)
    select id, 'he', "titleHe", "descriptionHe" from seed where "titleHe" is not null
  ),
  tagged as (
    insert into events_texts (parent_id, path, "order", text)
    select id, 'tags', tag.position, tag.text
    from seed, unnest(tags) with ordinality as tag (text, position)
  )
  select id from stored
`

/** An event under the names of its columns; what lies in other tables keeps its name. */
function rowOf(event: SeedEvent) {
  return {
    id: event.id,
    ...columnsWith(eventFacts, event),
    all_day: event.allDay,
    start_day: event.startDay,
    end_day: event.endDay,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    source_name: event.source?.name,
    source_url: event.source?.url,
    is_sample: event.isSample,
    organizer: event.organizer,
    series_id: event.series?.id,
    series: event.series,
    title: event.title,
    titleHe: event.titleHe,
    description: event.description,
    descriptionHe: event.descriptionHe,
    tags: event.tags,
  }
}
