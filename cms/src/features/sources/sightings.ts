import type { PoolClient } from 'pg'
import type { SourceRow } from './row.ts'

/** What a source says of an event, without the row as it stood. */
export type Stated = Omit<SourceRow, 'raw'>

/** What one source says of one event, as it is kept. */
export type Sighting = {
  id: string
  sourceId: string
  stated: Stated
  /** The event that it is known to be of. */
  eventId: string | null
  lastSeenAt: Date
}

export const sightingColumns = `s.id, s.source_id as "sourceId", s.stated, s.event_id as "eventId",
  s.last_seen_at as "lastSeenAt"`

/** Those of the ids that there are, held until the transaction ends. */
export async function holdSightings(client: PoolClient, ids: readonly string[]): Promise<Sighting[]> {
  const { rows } = await client.query<Sighting>(
    `select ${sightingColumns} from sightings s where s.id = any($1::uuid[]) order by s.id for update`,
    [ids],
  )
  return rows
}
