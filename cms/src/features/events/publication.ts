import { eventTypes } from '@cyberluach/core/events/event'
import { eventFacts, mapFields, type EventField } from '@cyberluach/core/events/event-fields'
import type { PoolClient } from 'pg'
import { noteNewTranslations } from '../translations/pairs.ts'
import { columnOf, lastInstant } from './rows.ts'
import { recordOfEach } from '../audit/audit.ts'

/**
 * Puts what was handed in on the calendar, in the caller's transaction, whatever of it is an event with a date; messages
 * are passed over. One statement for all of them: each written by Payload's own create and update takes 30 ms. What
 * those would do besides is done here: days in the site's `timeZone`, and the notes of translations.
 */
export async function publishEvents(
  client: PoolClient,
  submissionIds: readonly string[],
  timeZone: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(publication, [submissionIds, timeZone, eventTypes])
  if (rows.length === 0) return
  // Their addresses are made now and not when the transaction ends: the mails to their organizers name them.
  await client.query('set constraints event_named immediate')
  const ids = rows.map(({ id }) => id)
  await noteNewTranslations(client, 'events', ids)
}

/** A choice has a type of its own in each table. */
const valueOf = ({ kind }: EventField, name: string) =>
  kind === 'choice' ? `${columnOf(name)}::text::enum_events_${columnOf(name)}` : columnOf(name)

const columns = Object.keys(eventFacts).map(columnOf).join(', ')
const values = Object.values(mapFields(eventFacts, valueOf)).join(', ')

const publication = `
  with published as (
    select gen_random_uuid() as event_id, s.*,
      to_char(s.starts_at at time zone $2, 'YYYY-MM-DD') as first_day,
      to_char(
        case when s.all_day then coalesce(s.ends_at, s.starts_at) else ${lastInstant('s.starts_at', 's.ends_at')} end
        at time zone $2, 'YYYY-MM-DD') as last_day
    from submissions s
    where s.id = any($1::uuid[]) and s.starts_at is not null and s.event_type::text = any($3::text[])
  ),
  stored as (
    insert into events (id, submission_id, all_day, starts_at, ends_at, start_day, end_day, ${columns})
    select event_id, id, all_day, case when not all_day then starts_at end, case when not all_day then ends_at end,
      first_day, last_day, ${values}
    from published
  ),
  closing as (
    insert into events_deadlines (_order, _parent_id, id, kind, day, at, zone, url)
    select d.place, event_id, left(replace(gen_random_uuid()::text, '-', ''), 24),
      (d.value ->> 'kind')::enum_events_deadlines_kind, d.value ->> 'day', (d.value ->> 'at')::timestamptz,
      d.value ->> 'zone', d.value ->> 'url'
    from published, jsonb_array_elements(deadlines) with ordinality d (value, place)
  ),
  english as (
    insert into events_locales (_parent_id, _locale, title, description)
    select event_id, 'en', title, coalesce(description, '') from published
  ),
  hebrew as (
    insert into events_locales (_parent_id, _locale, title, description)
    select event_id, 'he', title_he, description_he from published
    where title_he is not null or description_he is not null
  )
  select event_id as id from published
`

type DeletedEvent = { id: string; title: string | null }

/**
 * Deletes the events that the condition names, in the caller's transaction, with what Payload's own deleting would take
 * along: the notes of their translations. Answers which they were.
 */
export async function deleteEvents(client: PoolClient, where: string, values: unknown[] = []): Promise<DeletedEvent[]> {
  const { rows } = await client.query<DeletedEvent>(
    `with gone as (delete from events where ${where} returning id),
       notes as (delete from translation_marks where subject = 'events' and subject_id in (select id from gone))
     select id, (
       select title from events_locales where _parent_id = gone.id and title <> '' order by _locale limit 1
     ) as title
     from gone`,
    values,
  )
  return rows
}

/**
 * Those of the submissions, with a line of the audit log for each, as where somebody deletes it in the panel. What was
 * called off stays, and is nobody's any more.
 */
export async function deleteEventsOf(
  client: PoolClient,
  submissionIds: readonly string[],
  username: string,
): Promise<void> {
  const ofThem = `submission_id = any($1::uuid[]) and state <> 'cancelled'`
  const deleted = await deleteEvents(client, ofThem, [submissionIds])
  await recordOfEach(client, { action: 'eventDeleted', username }, deleted)
}
