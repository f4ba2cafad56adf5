import type { DayKey } from '@cyberluach/core/day-key'
import type { PoolClient } from 'pg'
import { nameOfRow } from './sighting-key.ts'
import type { Stated } from '../sightings.ts'
import type { KeyedRow } from './keyed-rows.ts'

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
 * Rows that stand on other days than before, in lists without ids: the kept sighting that each was, where only one can have
 * been it. What was over, or is too far away, was another edition.
 */
export function movedRows(
  kept: readonly Kept[],
  rows: readonly KeyedRow[],
  today: DayKey,
): Map<string, string> {
  const keys = new Set(rows.map(({ key }) => key))
  const knownKeys = new Set(kept.map(({ key }) => key))
  const gone = kept.filter(
    ({ key, hasVanished, endDay }) => !keys.has(key) && !hasVanished && endDay >= today,
  )
  const fresh = rows.filter(({ key, row }) => row.id === null && !knownKeys.has(key))
  const goneByName = Map.groupBy(gone, ({ stated }) => nameOfRow(stated))
  const moved = new Map<string, string>()
  for (const [name, [one, ...others]] of Map.groupBy(fresh, ({ row }) => nameOfRow(row))) {
    const [before, ...more] = goneByName.get(name) ?? []
    if (!one || !before || others.length > 0 || more.length > 0) continue
    if (daysBetween(before.startDay, one.row.startDay) <= mostDays) moved.set(before.id, one.key)
  }
  return moved
}

function daysBetween(one: DayKey, other: DayKey): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
}
