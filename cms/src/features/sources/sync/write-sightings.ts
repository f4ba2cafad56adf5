import type { PoolClient } from 'pg'
import type { Sighting } from '../sightings.ts'
import type { KeyedRow } from './keyed-rows.ts'
import { storable, storableStated } from './storable.ts'

export type Written = { sighting: Sighting; key: string; isNew: boolean; isChanged: boolean }

const batchSize = 200

/** Keeps what the rows say, as seen at a moment: new ones, changed ones, and those that say the same as before. */
export async function writeSightings(
  client: PoolClient,
  source: string,
  rows: readonly KeyedRow[],
  at: Date,
): Promise<Written[]> {
  const written: Written[] = []
  for (let from = 0; from < rows.length; from += batchSize)
    written.push(...(await writeBatch(client, source, rows.slice(from, from + batchSize), at)))
  return written
}

async function writeBatch(
  client: PoolClient,
  source: string,
  rows: readonly KeyedRow[],
  at: Date,
): Promise<Written[]> {
  const stated = rows.map(({ row }) => storableStated(row))
  const { rows: written } = await client.query<Sighting & Omit<Written, 'sighting'>>(
    `insert into sightings as kept (source_id, key, raw, stated, first_seen_at, last_seen_at, changed_at)
     select $1, key, raw::jsonb, stated::jsonb, $5, $5, $5
     from unnest($2::text[], $3::text[], $4::text[]) as row (key, raw, stated)
     on conflict (source_id, key) do update set raw = excluded.raw, stated = excluded.stated,
       last_seen_at = excluded.last_seen_at, vanished_at = null,
       changed_at = case when kept.stated = excluded.stated then kept.changed_at else excluded.changed_at end
     returning id, source_id as "sourceId", stated, event_id as "eventId", last_seen_at as "lastSeenAt", key,
       xmax = 0 as "isNew", changed_at = $5 and xmax <> 0 as "isChanged"`,
    [source, rows.map(({ key }) => key), rows.map(({ row }) => storable(row.raw ?? null)), stated, at],
  )
  return written.map(({ key, isNew, isChanged, ...sighting }) => ({ sighting, key, isNew, isChanged }))
}

/** Gives sightings the keys of the rows that they stand in since their days changed. */
export async function moveSightings(
  client: PoolClient,
  keysById: ReadonlyMap<string, string>,
): Promise<void> {
  if (keysById.size === 0) return
  await client.query(
    `update sightings s set key = moved.key from unnest($1::uuid[], $2::text[]) as moved (id, key)
     where s.id = moved.id`,
    [[...keysById.keys()], [...keysById.values()]],
  )
}

/** Keeps that all of a list was seen again, which says the same as at its last run. */
export async function seenAgain(client: PoolClient, source: string, last: Date, at: Date): Promise<number> {
  const { rowCount } = await client.query(
    `update sightings set last_seen_at = $3 where source_id = $1 and last_seen_at = $2 and vanished_at is null`,
    [source, last, at],
  )
  return rowCount ?? 0
}
