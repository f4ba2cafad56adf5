import { settleSightings } from '../settle/settle-sightings.ts'
import type { Trusted, Writing } from '../settle/writing.ts'
import type { Written } from './write-sightings.ts'

/** So many at once that statements are few, and so few that each is short and others get their turn. */
const batchSize = 100

/** Judges what is new in a list, and does what follows from it, a batch at a time in the transaction of the sync. */
export async function judgeTaken(
  writing: Writing,
  source: Trusted,
  fresh: readonly Written[],
): Promise<void> {
  for (let from = 0; from < fresh.length; from += batchSize) {
    const batch = fresh.slice(from, from + batchSize).map(({ sighting }) => sighting)
    await settleSightings(writing, source, batch)
  }
}
