import { judgeSightings } from '../judge/judge-sightings.ts'
import type { Candidate } from '../judge/judgement.ts'
import { partLater } from '../judge/part-later.ts'
import type { Sighting } from '../sightings.ts'
import { linkSightings, type Linked } from './link-sightings.ts'
import { proposeNew, proposePairs } from './propose.ts'
import { publishSightings } from './publish-sightings.ts'
import type { Trusted, Writing } from './writing.ts'

/** What sightings are by their ids: of no event that is known for certain, a change of one, or nothing else than it says. */
export type Settled = Map<string, 'new' | 'changed' | 'known'>

/**
 * Judges what a source states, and does what follows: what is of a known event is kept as a statement about it, and what
 * it changes is written or proposed; what is new is published or proposed, as the source is trusted; all else is asked.
 */
export async function settleSightings(
  writing: Writing,
  source: Trusted,
  sightings: readonly Sighting[],
): Promise<Settled> {
  const { client } = writing
  if (sightings.length === 0) return new Map()
  const judged = await judgeSightings(client, sightings)
  const asked: { sighting: Sighting; candidates: Candidate[] }[] = []
  const linked: Linked[] = []
  const fresh: Sighting[] = []
  const { settled, later } = partLater(sightings, judged)
  for (const { sighting, judgement } of settled) {
    if (judgement.kind === 'new') fresh.push(sighting)
    else if (judgement.kind === 'ask') asked.push({ sighting, candidates: judgement.candidates })
    else linked.push({ sighting, eventId: judgement.eventId })
  }
  const changing = await linkSightings(writing, source, linked)
  // What a list names in several rows is several: once one of them is the event, the others are judged beside it.
  const settledLater = await settleSightings(writing, source, later)
  await proposePairs(client, asked)
  await settleNew(writing, source, fresh)
  await client.query('update sightings set judged_at = now() where id = any($1::uuid[])', [
    sightings.map(({ id }) => id),
  ])
  const certain = linked.map(({ sighting: { id } }) => [id, changing.has(id) ? 'changed' : 'known'] as const)
  const open = [...fresh, ...asked.map(({ sighting }) => sighting)].map(({ id }) => [id, 'new'] as const)
  return new Map([...certain, ...open, ...settledLater])
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
