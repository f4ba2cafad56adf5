import type { PoolClient } from 'pg'
import type { EventValues, ValueName } from './event-values.ts'
import { valueNames } from './event-values.ts'

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
