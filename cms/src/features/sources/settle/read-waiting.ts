import type { FieldChange, ClaimedField } from '@cyberluach/api/sources'
import type { PoolClient } from 'pg'
import { valueOfStated } from '../statements/document-of.ts'
import type { ValueName } from '../statements/event-values.ts'

/** Of each sighting, what it would change and nobody has decided about. */
export async function readWaiting(
  client: PoolClient,
  sightings: readonly string[],
): Promise<Map<string, Set<ValueName>>> {
  const { rows } = await client.query<{ id: string; fields: FieldChange[] }>(
    `select sighting_id as id, fields from proposals
     where kind = 'change' and decided_at is null and sighting_id = any($1::uuid[])`,
    [sightings],
  )
  return new Map(
    rows.map(({ id, fields }) => [
      id,
      new Set(fields.map(({ field }) => valueOfStated[field as ClaimedField])),
    ]),
  )
}
