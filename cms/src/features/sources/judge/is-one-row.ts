import type { Stated } from '../sightings.ts'
import { alike, sameCity } from './alike.ts'
import { namedOf } from './named-of.ts'

/** Names from here on are one, where the days and the place are. */
const alikeNearly = 0.8

/** Whether two lists state one event for all that can be told: on the same days, in the same place, called alike. */
export function isOneRow(one: Stated, other: Stated): boolean {
  if (one.startDay !== other.startDay || one.endDay !== other.endDay) return false
  const [here, there] = [namedOf(one), namedOf(other)]
  const isThere = one.isOnline === other.isOnline && sameCity(here, there) !== false
  return isThere && (alike(here, there) ?? 0) >= alikeNearly
}
