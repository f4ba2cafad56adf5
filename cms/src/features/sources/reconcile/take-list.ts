import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { DegradedReason } from '@cyberluach/core/sources/sources'
import type { PoolClient } from 'pg'
import type { Parsed, Sighting } from '../rows.ts'
import { identify, type Identified } from '../match/identity.ts'
import { absentOf, readRejections, type Absent } from './absence.ts'
import { keyedRows } from './keyed-rows.ts'
import { readKnown, rekey, writeSightings, type Written } from './records.ts'
import { isBelievedLately, type RunCounts } from '../fetch/runs.ts'
import type { Source } from '../fetch/source.ts'
import type { Settled } from './settle.ts'

export type Taken = {
  /** What is to be judged: new, changed, or there again. */
  fresh: Written[]
  known: Written[]
  /** Ids of sightings that stand in the list again. */
  returned: string[]
  absent: Absent
  /** By record, the events of rows that the list dropped and that have its name. */
  offers: Map<string, string[]>
  unwell: DegradedReason | null
  counts: Pick<RunCounts, 'rows' | 'refused' | 'vanished'>
}

/** Keeps what a believed list says, and finds out what is new in it and what is absent. Nothing is judged yet. */
export async function takeList(
  client: PoolClient,
  source: Source,
  parsed: Parsed,
  { at, today }: { at: Date; today: DayKey },
): Promise<Taken> {
  const rows = keyedRows(parsed.rows, source)
  const kept = await readKnown(client, source.id, rows, today)
  const identified = identify(kept, rows)
  await rekey(client, kept, rows, identified)
  const written = await writeSightings(client, source.id, rows, at)
  const vanishedBefore = new Set(kept.filter(({ hasVanished }) => hasVanished).map(({ id }) => id))
  const isBack = ({ sighting }: Written) => vanishedBefore.has(sighting.id)
  const seen = {
    ids: new Set(written.map(({ sighting }) => sighting.id)),
    days: rows.map(({ row }) => row.startDay),
    rejected: readRejections(parsed.refused),
  }
  const isBelieved = await isBelievedLately(client, source.id)
  const absent = absentOf(kept, seen, { kind: source.kind, today, isBelievedLately: isBelieved })
  return {
    fresh: written.filter((one) => one.isNew || one.isChanged || isBack(one)),
    known: written.filter((one) => !one.isNew && !one.isChanged && !isBack(one)),
    returned: written.filter(isBack).map(({ sighting }) => sighting.id),
    absent,
    offers: offersOf(written, identified),
    unwell: absent.areTooMany ? 'manyVanished' : null,
    counts: {
      rows: rows.length,
      refused: parsed.refused.length,
      vanished: absent.areTooMany ? 0 : absent.ids.length,
    },
  }
}

/** The events of records that each of these may be, by their ids. */
export function offersOf(
  written: readonly { sighting: Sighting; key: string }[],
  { offers }: Identified,
): Map<string, string[]> {
  const eventsOf = (key: string) => offers.get(key)?.flatMap(({ eventId }) => eventId ?? []) ?? []
  return new Map(written.map(({ sighting, key }) => [sighting.id, eventsOf(key)]))
}

/** Among what a row is counted: a row of no known event is new once, and a change when it says something else later. */
export function countedAs(isNew: boolean, settled: 'new' | 'changed' | 'known'): 'new' | 'changed' | 'known' {
  return settled === 'new' && !isNew ? 'changed' : settled
}

/** How many rows of a list are new events, changes and known, as its preview counts them. */
export function countRows(
  { fresh, known }: Pick<Taken, 'fresh' | 'known'>,
  settled: Settled,
): Pick<RunCounts, 'new' | 'changed' | 'known'> {
  const counts = { new: 0, changed: 0, known: known.length }
  for (const { sighting, isNew } of fresh) counts[countedAs(isNew, settled.get(sighting.id) ?? 'known')] += 1
  return counts
}
