import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { DegradedReason } from '@cyberluach/core/sources/sources'
import type { PoolClient } from 'pg'
import type { Parsed } from '../rows.ts'
import { absentOf } from './absence.ts'
import { keyedRows } from './keyed-rows.ts'
import { movedRows, readKept, moveSightings, writeSightings, type Written } from './records.ts'
import { isBelievedLately, type RunCounts } from '../fetch/runs.ts'
import type { Source } from '../fetch/source.ts'
import type { Settled } from './settle.ts'

export type Taken = {
  /** What is to be judged: new, changed, or there again. */
  fresh: Written[]
  known: Written[]
  /** Ids of sightings that stand in the list again. */
  returned: string[]
  /** Ids of sightings that are to be marked as vanished; none where they are too many at once. */
  absent: string[]
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
  const kept = await readKept(client, source.id, rows, today)
  await moveSightings(client, movedRows(kept, rows, today))
  const written = await writeSightings(client, source.id, rows, at)
  const seen = {
    ids: new Set(written.map(({ sighting }) => sighting.id)),
    days: rows.map(({ row }) => row.startDay),
  }
  const vanishedBefore = new Set(kept.filter(({ hasVanished }) => hasVanished).map(({ id }) => id))
  const isBack = ({ sighting }: Written) => vanishedBefore.has(sighting.id)
  const absent = absentOf(
    kept.filter(({ id }) => !vanishedBefore.has(id)),
    seen,
    { kind: source.kind, today, isBelievedLately: await isBelievedLately(client, source.id) },
  )
  const vanished = absent.areTooMany ? [] : absent.ids
  return {
    fresh: written.filter((one) => one.isNew || one.isChanged || isBack(one)),
    known: written.filter((one) => !one.isNew && !one.isChanged && !isBack(one)),
    returned: written.filter(isBack).map(({ sighting }) => sighting.id),
    absent: vanished,
    unwell: absent.areTooMany ? 'manyVanished' : null,
    counts: {
      rows: rows.length,
      refused: parsed.refused.length,
      vanished: vanished.length,
    },
  }
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
