import type { EventChange } from '@cyberluach/api/change-event'
import type { Pool, PoolClient } from 'pg'

type Row = Omit<EventChange, 'at'> & { at: Date }

const most = 200

/** What of an event was changed, the latest first. */
export async function readChanges(database: Pool | PoolClient, event: string): Promise<EventChange[]> {
  const { rows } = await database.query<Row>(
    `select id::text, at, actor, before, after from event_changes
     where event_id = $1 order by event_changes.id desc limit ${most}`,
    [event],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** The last change of an event; null where there is none. */
export async function lastChange(client: PoolClient, event: string): Promise<EventChange | null> {
  return (await readChanges(client, event))[0] ?? null
}
