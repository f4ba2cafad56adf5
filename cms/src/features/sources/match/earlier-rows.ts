import type { PoolClient } from 'pg'
import type { Sighting } from '../rows.ts'
import type { Unkept } from './candidates.ts'
import { canonicalAddress } from './canonical-address.ts'
import { readName } from './names.ts'

/** The next edition of what is held every year is further away. */
const mostDays = 200

/**
 * The events of rows that a source has replaced by these: the same title and address on other days, and not in the file any
 * more. Its days were still to come when the source last named them, or the title names the year. That is how a source
 * without ids tells of a move.
 */
export async function findEarlierRows(
  client: PoolClient,
  sightings: readonly Sighting[],
  { rows: listed, events: besides }: Unkept,
): Promise<Map<string, string>> {
  const { rows } = await client.query<Sighting & { wanted: string }>(
    `select n.id as wanted, s.id, s.source_id as "sourceId", s.stated, s.event_id as "eventId",
       s.last_seen_at as "lastSeenAt"
     from jsonb_to_recordset($1::jsonb) as n (id uuid, source_id uuid, title text, start_day text, last_seen_at timestamptz)
     join sightings s on s.source_id = n.source_id and s.id <> n.id and s.event_id is not null
       and s.last_seen_at < n.last_seen_at and s.id <> all($2::uuid[])
       and folded_text(s.stated ->> 'title') = folded_text(n.title)
       and abs(n.start_day::date - s.start_day::date) between 1 and ${mostDays}
     where s.event_id <> all($3::uuid[]) and not exists (
         select from sighting_verdicts v
         where v.sighting_id = n.id and v.event_id = s.event_id and v.verdict = 'different'
       )
       and not exists (
         select from sightings o
         where o.event_id = s.event_id and o.source_id = n.source_id and o.id <> n.id
           and (o.last_seen_at >= n.last_seen_at or o.id = any($2::uuid[]))
       )`,
    [JSON.stringify(sightings.map(rowOf)), listed, besides],
  )
  const sought = new Map(sightings.map((sighting) => [sighting.id, sighting]))
  const found = new Map<string, string>()
  for (const row of rows.sort(latestLast)) {
    const sighting = sought.get(row.wanted)
    if (sighting && row.eventId && isSameRow(sighting, row)) found.set(row.wanted, row.eventId)
  }
  return found
}

function rowOf({ id, sourceId, stated, lastSeenAt }: Sighting) {
  return {
    id,
    source_id: sourceId,
    title: stated.title,
    start_day: stated.startDay,
    last_seen_at: lastSeenAt,
  }
}

function isSameRow({ stated: one }: Sighting, { stated: other, lastSeenAt }: Sighting): boolean {
  if (canonicalAddress(one.url) !== canonicalAddress(other.url)) return false
  return readName(one.title).year !== null || other.endDay >= lastSeenAt.toISOString().slice(0, 10)
}

const latestLast = (one: Sighting, other: Sighting) => one.lastSeenAt.getTime() - other.lastSeenAt.getTime()
