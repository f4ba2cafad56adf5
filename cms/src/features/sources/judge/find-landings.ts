import type { PoolClient } from 'pg'
import type { Sighting } from '../sightings.ts'
import { findCandidates } from './find-candidates.ts'
import type { Candidate } from './judgement.ts'
import { weigh } from './weigh.ts'

/**
 * The other events that sightings of known events may be as well by what they state now, the best first: a list that moves
 * an event to where one of its name is says that both are one, or that they are told apart by somebody.
 */
export async function findLandings(
  client: PoolClient,
  linked: readonly { sighting: Sighting; eventId: string }[],
): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>()
  if (linked.length === 0) return found
  const nearby = await findCandidates(
    client,
    linked.map(({ sighting }) => sighting),
  )
  for (const { sighting, eventId } of linked) {
    const others = (nearby.get(sighting.id) ?? []).filter((event) => event.eventId !== eventId)
    const judgement = weigh(sighting.stated, others)
    if (judgement.kind !== 'ask' && judgement.kind !== 'merge') continue
    const candidates = judgement.candidates.filter(isThere)
    if (candidates.length > 0) found.set(sighting.id, candidates)
  }
  return found
}

const isThere = ({ why }: Candidate) =>
  why.includes('alikeName') && (why.includes('sameDays') || why.includes('closeDays'))
