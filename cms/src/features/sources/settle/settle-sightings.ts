import { judgeSightings } from '../judge/judge-sightings.ts'
import type { Candidate, Judgement } from '../judge/judgement.ts'
import type { Sighting } from '../sightings.ts'
import { linkSightings, type Linked } from './link-sightings.ts'
import { proposeNew, proposePairs } from './propose.ts'
import { publishSightings } from './publish-sightings.ts'
import type { Trusted, Writing } from './writing.ts'

/**
 * Judges what a source states, and does what follows: what is of a known event is kept as a statement about it, and what
 * it changes is written or proposed; what is new is published or proposed, as the source is trusted; all else is asked.
 */
export async function settleSightings(
  writing: Writing,
  source: Trusted,
  sightings: readonly Sighting[],
): Promise<void> {
  const { client } = writing
  if (sightings.length === 0) return
  const judged = await judgeSightings(client, sightings)
  const asked: { sighting: Sighting; candidates: Candidate[] }[] = []
  const linked: Linked[] = []
  const fresh: Sighting[] = []
  const later: Sighting[] = []
  const merging = new Set<string>()
  for (const { sighting, judgement } of surestFirst(sightings, judged)) {
    if (judgement.kind === 'new') fresh.push(sighting)
    else if (judgement.kind === 'ask') asked.push({ sighting, candidates: judgement.candidates })
    else if (judgement.kind === 'merge' && merging.has(judgement.eventId)) later.push(sighting)
    else {
      if (judgement.kind === 'merge') merging.add(judgement.eventId)
      linked.push({ sighting, eventId: judgement.eventId })
    }
  }
  await linkSightings(writing, source, linked)
  // What a list names in several rows is several: once one of them is the event, the others are judged beside it.
  await settleSightings(writing, source, later)
  await proposePairs(client, asked)
  await settleNew(writing, source, fresh)
  await client.query('update sightings set judged_at = now() where id = any($1::uuid[])', [
    sightings.map(({ id }) => id),
  ])
}

type Judged = { sighting: Sighting; judgement: Judgement }

function surestFirst(sightings: readonly Sighting[], judged: ReadonlyMap<string, Judgement>): Judged[] {
  const score = ({ judgement }: Judged) =>
    judgement.kind === 'merge' ? (judgement.candidates[0]?.score ?? 0) : 0
  return sightings
    .map((sighting) => ({ sighting, judgement: judged.get(sighting.id) ?? { kind: 'new' as const } }))
    .toSorted((one, other) => score(other) - score(one))
}

/** What is there again after its event was deleted, or was left aside, is not published unasked. */
export async function settleNew(
  writing: Writing,
  source: Trusted,
  fresh: readonly Sighting[],
): Promise<void> {
  const before = await judgedBefore(writing, fresh)
  const mayPublish = (sighting: Sighting) => source.trust === 'publish' && !before.has(sighting.id)
  await publishSightings(writing, fresh.filter(mayPublish))
  await proposeNew(
    writing.client,
    fresh.filter((sighting) => !mayPublish(sighting)),
  )
}

async function judgedBefore({ client }: Writing, sightings: readonly Sighting[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    'select id from sightings where id = any($1::uuid[]) and judged_at is not null',
    [sightings.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}
