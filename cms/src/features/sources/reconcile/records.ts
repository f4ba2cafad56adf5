import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { dayOfRow, nameOfRow, type KeyedRow, storable, storableStated } from './keyed-rows.ts'
import type { Stated, Sighting } from '../rows.ts'
import { isDeepStrictEqual } from 'node:util'

/** A sighting as it was kept before this run. */
export type Kept = {
  id: string
  key: string
  stated: Stated
  eventId: string | null
  startDay: DayKey
  endDay: DayKey
  hasVanished: boolean
}

/** Those that the rows are of, and all that are not over. */
export async function readKept(
  client: PoolClient,
  source: string,
  rows: readonly KeyedRow[],
  today: DayKey,
): Promise<Kept[]> {
  const { rows: kept } = await client.query<Kept>(
    `select id, key, stated, event_id as "eventId", start_day as "startDay",
       end_day as "endDay", vanished_at is not null as "hasVanished"
     from sightings where source_id = $1 and (key = any($2::text[]) or end_day >= $3)`,
    [source, rows.map(({ key }) => key), today],
  )
  return kept
}

/** The next edition of what is held every year is further away. */
const mostDays = 200

/**
 * The kept sightings that get another key before the rows are kept: the row that each stands in now, where only one can be
 * it, and former editions, whose names the next ones took over.
 */
export function movedRows(
  kept: readonly Kept[],
  rows: readonly KeyedRow[],
  today: DayKey,
): Map<string, string> {
  const keys = new Set(rows.map(({ key }) => key))
  const knownKeys = new Set(kept.map(({ key }) => key))
  const moved = formerEditions(kept, rows, today)
  const isGone = ({ key, hasVanished, endDay }: Kept) => !keys.has(key) && !hasVanished && endDay >= today
  const gone = new Set(kept.filter(isGone))
  const fresh = new Set(rows.filter(({ key, row }) => row.id === null && !knownKeys.has(key)))
  for (const nameOf of [nameOfRow, dayOfRow]) {
    const goneByName = Map.groupBy(gone, ({ stated }) => nameOf(stated))
    for (const [name, [one, ...others]] of Map.groupBy(fresh, ({ row }) => nameOf(row))) {
      const [before, ...more] = goneByName.get(name) ?? []
      if (!one || !before || others.length > 0 || more.length > 0) continue
      if (daysBetween(before.startDay, one.row.startDay) > mostDays) continue
      moved.set(before.id, one.key)
      gone.delete(before)
      fresh.delete(one)
    }
  }
  return moved
}

/** What was over when its name was given to something so much later that it is the next edition: some lists do so. */
function formerEditions(
  kept: readonly Kept[],
  rows: readonly KeyedRow[],
  today: DayKey,
): Map<string, string> {
  const byKey = new Map(kept.map((one) => [one.key, one]))
  const former = new Map<string, string>()
  for (const { key, row } of rows) {
    const before = byKey.get(key)
    if (row.id === null || !before || before.endDay >= today || row.startDay < before.endDay) continue
    if (daysBetween(before.startDay, row.startDay) > mostDays)
      former.set(before.id, `${key} on ${before.startDay}`)
  }
  return former
}

function daysBetween(one: DayKey, other: DayKey): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
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

/** A sighting as a sync would keep it. */
export type Virtual = { sighting: Sighting; isNew: boolean; isChanged: boolean }

/** The sightings that a sync would make of the rows, as they were kept before or under ids of nothing. */
export function virtualSightings(
  sourceId: string,
  rows: readonly KeyedRow[],
  kept: readonly Kept[],
  { now, today }: { now: Date; today: DayKey },
): Virtual[] {
  const byKey = new Map(kept.map((one) => [one.key, one]))
  const byId = new Map(kept.map((one) => [one.id, one]))
  for (const [id, key] of movedRows(kept, rows, today)) {
    const moved = byId.get(id)
    if (!moved) continue
    if (byKey.get(moved.key) === moved) byKey.delete(moved.key)
    byKey.set(key, moved)
  }
  return rows.map(({ key, row }) => {
    const stated = JSON.parse(storableStated(row)) as Stated
    const before = byKey.get(key)
    const id = before?.id ?? crypto.randomUUID()
    const sighting = { id, sourceId, stated, eventId: before?.eventId ?? null, lastSeenAt: now }
    const isChanged = Boolean(before) && (before?.hasVanished || !isDeepStrictEqual(before?.stated, stated))
    return { sighting, isNew: !before, isChanged }
  })
}
