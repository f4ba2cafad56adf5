import type { ListContext } from '../match/candidates.ts'
import { judgeSightings, partLater } from '../match/match.ts'
import type { Candidate } from '../match/score.ts'
import { isOver, type Sighting } from '../rows.ts'
import { linkSightings, type Linked } from './link.ts'
import { proposeNew } from '../publish/propose.ts'
import { askOrPublish, publishSightings } from '../publish/publish.ts'
import type { Trusted, Writing } from './context.ts'
import type { Written } from './records.ts'
import { setTimeout as pause } from 'node:timers/promises'

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
  { offers, isFirst = true }: Pick<ListContext, 'offers'> & { isFirst?: boolean } = {},
): Promise<Settled> {
  const { client } = writing
  if (sightings.length === 0) return new Map()
  const judged = await judgeSightings(client, sightings, { offers })
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
  const settledLater = await settleSightings(writing, source, later, { offers, isFirst })
  await askOrPublish(writing, source, asked)
  await settleNew(writing, source, fresh, isFirst)
  await client.query('update sightings set judged_at = now() where id = any($1::uuid[])', [
    sightings.map(({ id }) => id),
  ])
  const certain = linked.map(({ sighting: { id } }) => [id, changing.has(id) ? 'changed' : 'known'] as const)
  const open = [...fresh, ...asked.map(({ sighting }) => sighting)].map(({ id }) => [id, 'new'] as const)
  return new Map([...certain, ...open, ...settledLater])
}

/**
 * What is there again after its event was deleted, or was left aside, is not published unasked; nor is what is over already
 * when a list that was read before names it: a year that was written wrongly, most often.
 */
async function settleNew(
  writing: Writing,
  source: Trusted,
  fresh: readonly Sighting[],
  isFirst: boolean,
): Promise<void> {
  const before = await judgedBefore(writing, fresh)
  const mayPublish = (sighting: Sighting) =>
    source.trust === 'publish' && !before.has(sighting.id) && (isFirst || !isOver(sighting))
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
  { fresh, offers }: { fresh: readonly Written[]; offers: ListContext['offers'] },
  { isHurried, isFirst }: { isHurried: boolean; isFirst: boolean },
): Promise<Settled> {
  const settled: Settled = new Map()
  for (let from = 0; from < fresh.length; from += batchSize) {
    const begun = performance.now()
    const batch = fresh.slice(from, from + batchSize).map(({ sighting }) => sighting)
    for (const [id, what] of await settleSightings(writing, source, batch, { offers, isFirst }))
      settled.set(id, what)
    const isLast = from + batchSize >= fresh.length
    if (!isHurried && !isLast) await pause((performance.now() - begun) * rest)
  }
  return settled
}
