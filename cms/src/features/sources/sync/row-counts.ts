import type { Settled } from '../settle/settle-sightings.ts'
import type { RunCounts } from './runs.ts'
import type { Taken } from './take-list.ts'

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
