import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { proposeChanges } from '../settle/propose.ts'
import { sightingColumns, type Sighting } from '../sightings.ts'

/**
 * Marks what is absent from its list, and asks for a look at each event that it stood for and that is still ahead. One that
 * the same list names in another row, or that is called off already, needs none.
 */
export async function markVanished(
  client: PoolClient,
  ids: readonly string[],
  { at, today }: { at: Date; today: DayKey },
): Promise<void> {
  if (ids.length === 0) return
  await client.query(
    'update sightings set vanished_at = $2 where id = any($1::uuid[]) and vanished_at is null',
    [ids, at],
  )
  await client.query(
    `insert into proposals (kind, sighting_id, event_id, score)
     select 'vanished', s.id, s.event_id, case when elsewhere.is_seen then 0.5 else 1 end
     from sightings s
     join events e on e.id = s.event_id and e.end_day >= $2 and e.state <> 'cancelled'
     cross join lateral (
       select exists (
         select from sightings o where o.event_id = s.event_id and o.source_id <> s.source_id and o.vanished_at is null
       ) as is_seen
     ) elsewhere
     where s.id = any($1::uuid[]) and not exists (
       select from sightings o
       where o.event_id = s.event_id and o.source_id = s.source_id and o.vanished_at is null
     )
     on conflict do nothing`,
    [ids, today],
  )
}

/** What stands in its list again need not be looked at any more. */
export async function unmarkVanished(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await client.query(
    `delete from proposals where kind = 'vanished' and decided_at is null and sighting_id = any($1::uuid[])`,
    [ids],
  )
  await askAboutReturned(client, ids)
}

/** What was called off because it had vanished, and stands in its list again as taking place, may take place after all. */
async function askAboutReturned(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<Sighting>(
    `select ${sightingColumns} from sightings s join events e on e.id = s.event_id and e.state = 'cancelled'
     where s.id = any($1::uuid[]) and s.stated ->> 'state' = 'scheduled' and (
       select p.verdict = 'apply' and p.undone_at is null from proposals p
       where p.sighting_id = s.id and p.kind = 'vanished' order by p.decided_at desc limit 1
     )`,
    [ids],
  )
  const fields = [{ field: 'state', before: 'cancelled', after: 'scheduled' }]
  await proposeChanges(
    client,
    rows.flatMap((sighting) => (sighting.eventId ? [{ sighting, eventId: sighting.eventId, fields }] : [])),
  )
}
