import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { dayOfRow, nameOfRow } from './sighting-key.ts'
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
