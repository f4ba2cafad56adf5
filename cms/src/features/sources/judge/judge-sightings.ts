import type { PoolClient } from 'pg'
import type { Sighting } from '../sightings.ts'
import { findCandidates, nothingUnkept, type Unkept } from './find-candidates.ts'
import { findEarlierRows } from './find-earlier-rows.ts'
import type { Judgement } from './judgement.ts'
import { weigh } from './weigh.ts'

/**
 * What each sighting is. Keys come first: its own row, a decision that was taken once, the row that it stood in before its
 * days changed, the address; then host and name. However many they are, in three statements. `unkept`: what its list names now, where nothing of that
 * list is kept.
 */
export async function judgeSightings(
  client: PoolClient,
  sightings: readonly Sighting[],
  unkept: Unkept = nothingUnkept,
): Promise<Map<string, Judgement>> {
  const judged = new Map<string, Judgement>()
  for (const { id, eventId } of sightings) if (eventId) judged.set(id, { kind: 'known', eventId })
  await judgeBy(sightings, judged, 'verdict', (open) => readVerdicts(client, open))
  await judgeBy(sightings, judged, 'moved', (open) => findEarlierRows(client, open, unkept))
  const open = sightings.filter(({ id }) => !judged.has(id))
  const nearby = open.length > 0 ? await findCandidates(client, open, unkept) : new Map<string, never>()
  for (const { id, stated } of open) judged.set(id, weigh(stated, nearby.get(id) ?? []))
  return judged
}

/** What one sighting is. */
export async function judgeSighting(client: PoolClient, sighting: Sighting): Promise<Judgement> {
  return (await judgeSightings(client, [sighting])).get(sighting.id) ?? { kind: 'new' }
}

async function judgeBy(
  sightings: readonly Sighting[],
  judged: Map<string, Judgement>,
  why: 'verdict' | 'moved',
  find: (open: readonly Sighting[]) => Promise<Map<string, string>>,
): Promise<void> {
  const open = sightings.filter(({ id }) => !judged.has(id))
  if (open.length === 0) return
  for (const [id, eventId] of await find(open))
    judged.set(id, { kind: 'merge', eventId, why, candidates: [{ eventId, score: 1, why: [] }] })
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
