import type { Services } from '../platform/services.ts'
import { addLists, logSnapshots, takeSnapshots } from './lists.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { removeOutlivedSamples } from '../features/events/samples.ts'
import { eventFacts } from '@cyberluach/core/events/event-fields'
import { columnOf, columnsWith } from '../features/events/rows.ts'
import { sampleEvents } from './sample-events.ts'
import type { SeedEvent } from './sample-events.ts'

/**
 * Fills an empty calendar with the public lists, and with samples round today of the kinds that they have nothing of;
 * leaves one that holds any event alone.
 */
export async function seedCalendar(services: Services, now = new Date()): Promise<void> {
  await addLists(services)
  await seedSamples(services, now)
  if (await takeSnapshots(services)) await removeOutlivedSamples(services, now)
  await logSnapshots(services, now)
}

/**
 * Puts the samples round today into a calendar that holds no event yet, and from which no admin removed them. Answers how
 * many it stored. One statement, hence all or nothing.
 */
export async function seedSamples(
  { pool, configuration: { timeZone } }: Pick<Services, 'pool' | 'configuration'>,
  now = new Date(),
): Promise<number> {
  const events = sampleEvents(dayKeyOf(now, timeZone), timeZone)
  const stored = await pool.query(insertion, [JSON.stringify(events.map(rowOf))])
  return stored.rowCount ?? 0
}

const columns = [
  'id, all_day, start_day, end_day, starts_at, ends_at, is_sample',
  ...Object.keys(eventFacts).map(columnOf),
].join(', ')

const insertion = `
  with seed as (
    select row.*, texts.*
    from jsonb_array_elements($1::jsonb) as element (facts),
      jsonb_populate_record(null::events, element.facts) as row,
      jsonb_to_record(element.facts) as texts (title text, "titleHe" text, description text, "descriptionHe" text,
        tags text[])
    where not exists (select from events)
      and not exists (select from audit_entries where action = 'samplesRemoved')
  ),
  stored as (
    insert into events (${columns}) select ${columns} from seed returning id
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
    is_sample: event.isSample,
    title: event.title,
    titleHe: event.titleHe,
    description: event.description,
    descriptionHe: event.descriptionHe,
    tags: event.tags,
  }
}
