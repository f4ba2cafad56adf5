import type { Sighting } from '../sightings.ts'
import type { Judgement } from './judgement.ts'

type Judged = { sighting: Sighting; judgement: Judgement }

/**
 * Of rows of one list that merge with one event, the surest is it; the others are to be judged later, beside it: what a list
 * names in several rows is several.
 */
export function partLater(
  sightings: readonly Sighting[],
  judged: ReadonlyMap<string, Judgement>,
): { settled: Judged[]; later: Sighting[] } {
  const merging = new Set<string>()
  const settled: Judged[] = []
  const later: Sighting[] = []
  for (const one of surestFirst(sightings, judged)) {
    const { sighting, judgement } = one
    if (judgement.kind === 'merge' && merging.has(judgement.eventId)) later.push(sighting)
    else settled.push(one)
    if (judgement.kind === 'merge') merging.add(judgement.eventId)
  }
  return { settled, later }
}

function surestFirst(sightings: readonly Sighting[], judged: ReadonlyMap<string, Judgement>): Judged[] {
  const score = ({ judgement }: Judged) =>
    judgement.kind === 'merge' ? (judgement.candidates[0]?.score ?? 0) : 0
  return sightings
    .map((sighting) => ({ sighting, judgement: judged.get(sighting.id) ?? { kind: 'new' as const } }))
    .toSorted((one, other) => score(other) - score(one))
}
