import type { PoolClient } from 'pg'
import type { Sighting } from '../rows.ts'
import { findCandidates, type ListContext } from './candidates.ts'
import { type Judgement, weigh, type Candidate } from './score.ts'

/**
 * What each sighting is. What is known comes first: its event, a decision that was taken once; then address, host and name.
 * However many they are, in three statements.
 */
export async function judgeSightings(
  client: PoolClient,
  sightings: readonly Sighting[],
  context: ListContext = {},
): Promise<Map<string, Judgement>> {
  const judged = new Map<string, Judgement>()
  for (const { id, eventId } of sightings) if (eventId) judged.set(id, { kind: 'known', eventId })
  const unknown = sightings.filter(({ id }) => !judged.has(id))
  if (unknown.length === 0) return judged
  for (const [id, eventId] of await readVerdicts(client, unknown))
    judged.set(id, {
      kind: 'merge',
      eventId,
      why: 'verdict',
      candidates: [{ eventId, score: 1, why: [] }],
    })
  const open = unknown.filter(({ id }) => !judged.has(id))
  const nearby = open.length > 0 ? await findCandidates(client, open, context) : new Map<string, never>()
  for (const { id, stated } of open) judged.set(id, weigh(stated, nearby.get(id) ?? []))
  return judged
}

/** What one sighting is. */
export async function judgeSighting(client: PoolClient, sighting: Sighting): Promise<Judgement> {
  return (await judgeSightings(client, [sighting])).get(sighting.id) ?? { kind: 'new' }
}

async function readVerdicts(
  client: PoolClient,
  sightings: readonly Sighting[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; event: string }>(
    `select sighting_id as id, event_id as event from sighting_verdicts
     where sighting_id = any($1::uuid[]) and verdict = 'same'`,
    [sightings.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, event }) => [id, event]))
}

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

/** What each row of a list is, as a sync would judge it after it had kept them all. */
export async function judgeVirtual(
  client: PoolClient,
  sightings: readonly Sighting[],
  offers?: ListContext['offers'],
): Promise<Map<string, Judgement>> {
  const rows = sightings.map(({ id }) => id)
  const judged = new Map<string, Judgement>()
  const events: string[] = []
  let open = sightings
  while (open.length > 0) {
    const { settled, later } = partLater(open, await judgeSightings(client, open, { rows, events, offers }))
    for (const { sighting, judgement } of settled) {
      judged.set(sighting.id, judgement)
      if (judgement.kind === 'merge') events.push(judgement.eventId)
    }
    open = later
  }
  return judged
}

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
