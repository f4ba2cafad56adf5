import type { EventChange } from '@cyberluach/api/change-event'
import type { Pool, PoolClient } from 'pg'

type Row = Omit<EventChange, 'at'> & { at: Date }

const most = 200

/** What of an event was changed, the latest first; how it began stands last. */
export async function readChanges(database: Pool | PoolClient, event: string): Promise<EventChange[]> {
  const { rows } = await database.query<Row>(
    `select id, at, actor, before, after, began from (
       (select id::text, at, actor, before, after, began, id as place from event_changes
         where event_id = $1 and began is null order by event_changes.id desc limit ${most})
       union all
       (select id::text, at, actor, before, after, began, 0 from event_changes
         where event_id = $1 and began is not null)
     ) history order by place desc`,
    [event],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/**
 * The last change of an event, which can be taken back; null where there is none. That a list was said to name it, or
 * another, changed nothing of it.
 */
export async function lastChange(client: PoolClient, event: string): Promise<EventChange | null> {
  const isChange = ({ began, after }: EventChange) =>
    began === null && !('sameAs' in after || 'otherThan' in after)
  return (await readChanges(client, event)).find(isChange) ?? null
}
