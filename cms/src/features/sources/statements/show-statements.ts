import type { FieldChange, ClaimedField } from '@cyberluach/api/sources'
import type { PoolClient } from 'pg'
import { valueOfStated } from './document-of.ts'

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
