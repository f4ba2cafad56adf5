import { setTimeout as pause } from 'node:timers/promises'
import { settleSightings, type Settled } from '../settle/settle-sightings.ts'
import type { Trusted, Writing } from '../settle/writing.ts'
import type { Written } from './write-sightings.ts'

/** So many at once that statements are few, and so few that each is short and others get their turn. */
const batchSize = 50

/** How long visitors have the machine to themselves after a batch, in times of what it took. */
const rest = 2

/**
 * Judges what is new in a list, does what follows from it, a batch at a time in the transaction of the sync, and answers what
 * each is. Between
 * batches it rests, unless it is hurried because nobody can be there yet.
 */
export async function judgeTaken(
  writing: Writing,
  source: Trusted,
  fresh: readonly Written[],
  { isHurried }: { isHurried: boolean },
): Promise<Settled> {
  const settled: Settled = new Map()
  for (let from = 0; from < fresh.length; from += batchSize) {
    const begun = performance.now()
    const batch = fresh.slice(from, from + batchSize).map(({ sighting }) => sighting)
    for (const [id, what] of await settleSightings(writing, source, batch)) settled.set(id, what)
    const isLast = from + batchSize >= fresh.length
    if (!isHurried && !isLast) await pause((performance.now() - begun) * rest)
  }
  return settled
}
