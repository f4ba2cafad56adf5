import type { PoolClient, Pool } from 'pg'
import { type EventValues, type ValueName, valueNames, valueOfStated } from './values.ts'
import type { FieldChange, ClaimedField, KnownEvent, Claim } from '@cyberluach/api/sources'
import { eventPath } from '@cyberluach/core/events/event'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'

/** Who states what of an event; `sourceId` is null for a person. */
export type StatementRow = {
  eventId: string
  field: ValueName
  sourceId: string | null
  value: unknown
  isShown: boolean
}

/** All that is stated of the events. */
export async function readStatementRows(
  client: PoolClient,
  events: readonly string[],
): Promise<StatementRow[]> {
  const { rows } = await client.query<StatementRow>(
    `select event_id as "eventId", field, source_id as "sourceId", value, is_shown as "isShown"
     from event_statements where event_id = any($1::uuid[])`,
    [events],
  )
  return rows
}

export type Stating = {
  eventId: string
  sourceId: string
  values: EventValues
  shown: ReadonlySet<ValueName>
}

/**
 * Keeps what sources state, with since when they do. What is not `shown` of theirs stays as it was; a value that is shown
 * from one is shown from nobody else.
 */
export async function writeStatements(client: PoolClient, stating: readonly Stating[]): Promise<void> {
  const rows = stating.flatMap(({ eventId, sourceId, values, shown }) =>
    valueNames
      .filter((field) => values[field] !== null)
      .map((field) => ({
        event: eventId,
        source: sourceId,
        field,
        value: values[field],
        shown: shown.has(field),
      })),
  )
  if (rows.length === 0) return
  await client.query(
    `with given as materialized (
       select * from jsonb_to_recordset($1::jsonb) as g (event uuid, source uuid, field text, value jsonb, shown boolean)
     ),
     hidden as (
       update event_statements s set is_shown = false from given g
       where g.shown and s.is_shown and s.event_id = g.event and s.field = g.field and s.source_id is distinct from g.source
     )
     insert into event_statements as kept (event_id, field, source_id, value, is_shown)
     select event, field, source, value, shown from given
     on conflict (event_id, field, source_id) do update set value = excluded.value,
       stated_at = case when kept.value = excluded.value then kept.stated_at else excluded.stated_at end,
       is_shown = kept.is_shown or excluded.is_shown
     where kept.value is distinct from excluded.value or excluded.is_shown and not kept.is_shown`,
    [JSON.stringify(rows)],
  )
}

/**
 * Says that the fields that were changed are shown from this source since, and from nobody else. Of deadlines that a person
 * wrote only some changed: they stay a person's.
 */
export async function showStatements(
  client: PoolClient,
  event: string,
  source: string,
  changes: readonly FieldChange[],
): Promise<void> {
  const fields = [...new Set(changes.map(({ field }) => valueOfStated[field as ClaimedField]))]
  await client.query(
    `update event_statements set is_shown = source_id is not distinct from $2::uuid
     where event_id = $1 and field = any($3::text[]) and not (field = 'deadlines' and exists (
       select from event_statements p
       where p.event_id = $1 and p.field = 'deadlines' and p.source_id is null and p.is_shown))`,
    [event, source, fields],
  )
}

type Shown = { eventId: string; field: string; source: string | null }

/** What the calendar says of the events, in the words of a statement, and who states what is shown. */
export async function readKnownEvents(
  database: Pool | PoolClient,
  ids: readonly string[],
): Promise<Map<string, KnownEvent>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  const { rows: shown } = await database.query<Shown>(
    `select s.event_id as "eventId", s.field, o.name as source
     from event_statements s left join sources o on o.id = s.source_id
     where s.event_id = any($1::uuid[]) and s.is_shown`,
    [ids],
  )
  const byEvent = Map.groupBy(shown, ({ eventId }) => eventId)
  return new Map(rows.map((row) => [row.id, knownEventOf(row, byEvent.get(row.id) ?? [])]))
}

function knownEventOf(row: EventRow, shown: readonly Shown[]): KnownEvent {
  const bySource = new Map(shown.map(({ field, source }) => [field, source]))
  const stated = Object.entries(valueOfStated).filter(([, value]) => bySource.has(value))
  return {
    id: row.id,
    path: eventPath(row.slug),
    isPublished: true,
    statement: statementOf(row),
    statedBy: Object.fromEntries(stated.map(([field, value]) => [field, bySource.get(value) ?? null])),
  }
}

function statementOf(row: EventRow): Claim {
  return {
    title: row.title ?? row.titleHe ?? '',
    titleHe: row.titleHe,
    description: row.description || null,
    startDay: row.startDay,
    endDay: row.endDay,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    url: row.registrationUrl,
    isOnline: row.isOnline,
    city: row.locationCity,
    country: row.locationCountry,
    venue: row.locationVenue,
    eventType: row.eventType,
    state: row.state,
    organizer: row.organizer,
    admission: row.admission,
    price: row.price,
    tags: row.tags ?? [],
    deadlines: row.deadlines ?? [],
  }
}
