import type { DayKey } from '@cyberluach/core/dates/day-key'
import { isDeepStrictEqual } from 'node:util'
import type { Sighting, Stated } from '../sightings.ts'
import type { KeyedRow } from './keyed-rows.ts'
import { movedRows, type Kept } from './kept-sightings.ts'
import { storableStated } from './storable.ts'

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
