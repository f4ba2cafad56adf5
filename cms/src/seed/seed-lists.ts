import { takeSnapshot } from '../features/sources/sync/sync-source.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Services } from '../platform/services.ts'
import { nameListedEvents } from './name-listed-events.ts'
import { readSnapshot } from './read-snapshot.ts'
import { shippedLists, takenAt } from './shipped-lists.ts'

/** Gives an empty calendar the public lists that come with the product, to be read from their addresses from then on. */
export async function addLists({ pool }: Pick<Services, 'pool'>): Promise<void> {
  await pool.query(creation, [JSON.stringify(shippedLists)])
}

/**
 * Puts what the lists said on the day of their snapshots on the calendar, through the same importers, offline. Of a start
 * that was cut off, the rest is done by the next.
 */
export async function takeSnapshots(services: Services): Promise<void> {
  const { rows } = await services.pool.query<{ id: string }>(
    `select id from sources s where id = any($1::uuid[])
       and not exists (select from source_runs where source_id = s.id)`,
    [shippedLists.map(({ id }) => id)],
  )
  if (rows.length === 0) return
  const unread = new Set(rows.map(({ id }) => id))
  for (const { id, snapshot } of shippedLists) {
    if (unread.has(id)) await takeSnapshot(services, id, { text: await readSnapshot(snapshot), takenAt })
  }
  await inTransaction(nameListedEvents)
}

const creation = `
  insert into sources (id, name, kind, address, licence, credit, credit_url, may_pass_on, is_on)
  select g.id, g.name, g.kind::enum_sources_kind, g.address, g.licence, g.credit, g."creditUrl", true, true
  from jsonb_to_recordset($1::jsonb) as g (id uuid, name text, kind text, address text, licence text, credit text,
    "creditUrl" text)
  where not exists (select from events) and not exists (select from sources)
    and not exists (select from audit_entries where action = 'samplesRemoved')`
