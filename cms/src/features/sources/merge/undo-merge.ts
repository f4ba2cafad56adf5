import type { PoolClient } from 'pg'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import { takeBack } from '../settle/propose.ts'
import { restoreSnapshot, type Snapshot } from './event-snapshot.ts'
import type { Moved } from './merge-events.ts'

type Merge = { kept: string; gone: string; snapshot: Snapshot; moved: Moved; isUndone: boolean }

/**
 * Makes two events of one again: the one that went is as it was, with its history, addresses and what lists state of it.
 * Refused where it was taken back already, or what it came by was deleted since.
 */
export async function undoMerge(client: PoolClient, id: string): Promise<{ gone: string } | Refusal> {
  const { rows } = await client.query<Merge>(
    `select kept_id as kept, gone_id as gone, snapshot, moved, undone_at is not null as "isUndone"
     from event_merges where id = $1 for update`,
    [id],
  )
  const [merge] = rows
  if (!merge) return refused('notFound')
  if (merge.isUndone) return refused('changedSince')
  const { kept, gone, moved } = merge
  if (!(await isStillThere(client, moved.submission))) return refused('changedSince')
  await client.query('select from events where id = $1 for update', [kept])
  await client.query('update events set submission_id = null where id = $1 and submission_id = $2', [
    kept,
    moved.submission,
  ])
  await client.query('delete from merged_submissions where submission_id = $1', [moved.submission])
  await restoreSnapshot(client, gone, merge.snapshot)
  await moveBack(client, merge)
  await client.query('update event_merges set undone_at = now() where id = $1', [id])
  return { gone }
}

async function isStillThere(client: PoolClient, submission: string | null): Promise<boolean> {
  if (submission === null) return true
  const { rowCount } = await client.query('select from submissions where id = $1 for key share', [submission])
  return rowCount === 1
}

async function moveBack(client: PoolClient, { kept, gone, moved }: Merge): Promise<void> {
  await client.query('update merged_submissions set event_id = $1 where submission_id = any($2::uuid[])', [
    gone,
    moved.merged ?? [],
  ])
  // What asks about changes of the other event asks nothing any more.
  await takeBack(client, moved.sightings, ['new', 'change', 'pair', 'vanished'])
  await client.query(
    'insert into proposals select * from jsonb_populate_recordset(null::proposals, $1::jsonb) on conflict do nothing',
    [JSON.stringify(moved.questions)],
  )
  await client.query(
    `update event_slugs s set event_id = $1, is_current = m."isCurrent"
     from jsonb_to_recordset($2::jsonb) as m (slug text, "isCurrent" boolean) where s.slug = m.slug`,
    [gone, JSON.stringify(moved.slugs)],
  )
  await client.query('update sightings set event_id = $1 where id = any($2::uuid[])', [gone, moved.sightings])
  await client.query('update proposals set event_id = $1 where id = any($2::uuid[])', [gone, moved.proposals])
  await client.query('delete from sighting_verdicts where event_id = $1 and sighting_id = any($2::uuid[])', [
    kept,
    moved.sightings,
  ])
  await client.query(
    `delete from event_statements s where s.event_id = $1 and s.source_id in (
       select source_id from sightings where id = any($2::uuid[])
     ) and not exists (select from sightings o where o.event_id = $1 and o.source_id = s.source_id)`,
    [kept, moved.sightings],
  )
}
