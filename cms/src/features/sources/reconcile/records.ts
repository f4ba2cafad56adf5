import { addDays, type DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { mostDays, type Identified, type KnownRecord } from '../match/identity.ts'
import { type KeyedRow, storable, storableStated } from './keyed-rows.ts'
import type { Stated, Sighting } from '../rows.ts'
import { isDeepStrictEqual } from 'node:util'

/**
 * Those that the rows may be: those of their keys, and all that are not over for so long that the next edition is nearer.
 */
export async function readKnown(
  client: PoolClient,
  source: string,
  rows: readonly KeyedRow[],
  today: DayKey,
): Promise<KnownRecord[]> {
  const { rows: known } = await client.query<KnownRecord>(
    `select s.id, s.key, s.stated, s.event_id as "eventId", s.start_day as "startDay", s.end_day as "endDay",
       s.vanished_at is not null as "hasVanished",
       s.start_day > $3 or (s.vanished_at < s.start_day::date or exists (
         select from source_runs r where r.source_id = $1 and r.outcome in ('changed', 'unchanged')
           and r.started_at > s.last_seen_at and r.started_at < s.start_day::date
       )) and not exists (
         select from sightings o join sources list on list.id = o.source_id and list.is_on
         where o.event_id = s.event_id and o.source_id <> $1 and o.vanished_at is null and o.start_day = s.start_day
       ) as "mayMove"
     from sightings s where s.source_id = $1 and (s.key = any($2::text[]) or s.end_day >= $4)`,
    [source, rows.map(({ key }) => key), today, addDays(today, -mostDays)],
  )
  return known
}

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

/** Gives records the keys of the rows that they are. One whose key is another record's now, or a new one's, keeps its own. */
export async function rekey(
  client: PoolClient,
  known: readonly KnownRecord[],
  rows: readonly KeyedRow[],
  { records }: Identified,
): Promise<void> {
  const keys = new Map([...records].map(([key, { id }]) => [id, key]))
  const taken = new Set(rows.map(({ key }) => key))
  for (const { id, key } of known) if (!keys.has(id) && taken.has(key)) keys.set(id, `was ${id}`)
  const changed = known.filter(({ id, key }) => keys.has(id) && keys.get(id) !== key).map(({ id }) => id)
  if (changed.length === 0) return
  // Two may have each other's.
  await client.query(`update sightings set key = 'was ' || id where id = any($1::uuid[])`, [changed])
  await client.query(
    `update sightings s set key = g.key from unnest($1::uuid[], $2::text[]) as g (id, key) where s.id = g.id`,
    [changed, changed.map((id) => keys.get(id))],
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

/** A sighting as a sync would keep it. */
export type Virtual = { sighting: Sighting; key: string; isNew: boolean; isChanged: boolean }

/** The sightings that a sync would make of the rows, as they were kept before or under ids of nothing. */
export function virtualSightings(
  sourceId: string,
  rows: readonly KeyedRow[],
  { records }: Identified,
  now: Date,
): Virtual[] {
  return rows.map(({ key, row }) => {
    const stated = JSON.parse(storableStated(row)) as Stated
    const before = records.get(key)
    const id = before?.id ?? crypto.randomUUID()
    const sighting = { id, sourceId, stated, eventId: before?.eventId ?? null, lastSeenAt: now }
    const isChanged = Boolean(before) && (before?.hasVanished || !isDeepStrictEqual(before?.stated, stated))
    return { sighting, key, isNew: !before, isChanged }
  })
}
