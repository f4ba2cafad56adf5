import type { PoolClient } from 'pg'
import { judgeSightings } from '../judge/judge-sightings.ts'
import type { Judgement } from '../judge/judgement.ts'
import { partLater } from '../judge/part-later.ts'
import type { Sighting } from '../sightings.ts'

/** What each row of a list is, as a sync would judge it after it had kept them all. */
export async function judgeVirtual(
  client: PoolClient,
  sightings: readonly Sighting[],
): Promise<Map<string, Judgement>> {
  const rows = sightings.map(({ id }) => id)
  const judged = new Map<string, Judgement>()
  const events: string[] = []
  let open = sightings
  while (open.length > 0) {
    const { settled, later } = partLater(open, await judgeSightings(client, open, { rows, events }))
    for (const { sighting, judgement } of settled) {
      judged.set(sighting.id, judgement)
      if (judgement.kind === 'merge') events.push(judgement.eventId)
    }
    open = later
  }
  return judged
}
