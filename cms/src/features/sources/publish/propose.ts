import type { PoolClient } from 'pg'
import type { FieldChange } from '@cyberluach/api/sources'
import type { ProposalKind } from '@cyberluach/core/sources/sources'
import type { Candidate, Judgement } from '../match/score.ts'
import type { Sighting } from '../rows.ts'

type Proposing = {
  kind: ProposalKind
  sighting: string
  event: string | null
  candidates: Candidate[]
  fields: FieldChange[] | null
  score: number
}

/** Asks whether these are to be published: what comes next before what is far away or over. */
export async function proposeNew(client: PoolClient, sightings: readonly Sighting[]): Promise<string[]> {
  return propose(
    client,
    sightings.map(({ id, stated }) => ({
      ...nothing,
      kind: 'new',
      sighting: id,
      score: nearness(stated.startDay),
    })),
  )
}

/** Asks which of the events these are, the best first; of what stands on the calendar itself, whether both are one. */
export async function proposePairs(
  client: PoolClient,
  asked: readonly { sighting: Sighting; candidates: Candidate[] }[],
): Promise<string[]> {
  return propose(
    client,
    asked.map(({ sighting, candidates }) => ({
      ...nothing,
      kind: 'pair',
      sighting: sighting.id,
      event: sighting.eventId,
      candidates,
      score: candidates[0]?.score ?? 0,
    })),
  )
}

/** Asks about those of the records that may be events of the calendar; answers how many they are. */
export async function proposeUnsure(
  client: PoolClient,
  records: readonly Sighting[],
  matches: ReadonlyMap<string, Judgement>,
): Promise<number> {
  const unsure = records.flatMap((sighting) => {
    const match = matches.get(sighting.id)
    return match?.kind === 'ask' ? [{ sighting, candidates: match.candidates }] : []
  })
  await proposePairs(client, unsure)
  return unsure.length
}

/** Asks whether these changes of events are to be written. */
export async function proposeChanges(
  client: PoolClient,
  asked: readonly { sighting: Sighting; eventId: string; fields: FieldChange[] }[],
): Promise<string[]> {
  return propose(
    client,
    asked.map(({ sighting, eventId, fields }) => ({
      ...nothing,
      kind: 'change',
      sighting: sighting.id,
      event: eventId,
      fields,
      score: fields.some(({ field }) => field === 'state' || field === 'startDay') ? 1 : 0.5,
    })),
  )
}

/** What a record waited for is no question any more. */
export async function takeBack(
  client: PoolClient,
  sightings: readonly string[],
  kinds: readonly ProposalKind[],
): Promise<void> {
  await client.query(
    `delete from proposals where decided_at is null and sighting_id = any($1::uuid[]) and kind = any($2::text[])`,
    [sightings, kinds],
  )
}

const nothing = { event: null, candidates: [], fields: null }

/** One of a kind waits for each record: a later one says what it asks now. */
async function propose(client: PoolClient, proposing: readonly Proposing[]): Promise<string[]> {
  if (proposing.length === 0) return []
  const kind = proposing[0]?.kind
  const others: ProposalKind[] = kind === 'new' ? ['pair'] : kind === 'pair' ? ['new'] : []
  await takeBack(
    client,
    proposing.map(({ sighting }) => sighting),
    others,
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into proposals (kind, sighting_id, event_id, candidates, fields, score)
     select kind, sighting, event, candidates, fields, score
     from jsonb_to_recordset($1::jsonb) as p (kind text, sighting uuid, event uuid, candidates jsonb, fields jsonb, score real)
     on conflict (sighting_id, kind) where decided_at is null do update set event_id = excluded.event_id,
       candidates = excluded.candidates, fields = excluded.fields, score = excluded.score
     returning id`,
    [JSON.stringify(proposing)],
  )
  return rows.map(({ id }) => id)
}

/** 1 for what begins today, less the further away it is, 0 for what has begun. */
function nearness(startDay: string): number {
  const days = (Date.parse(startDay) - Date.now()) / 86_400_000
  return days < -1 ? 0 : 1 / (1 + Math.max(0, days) / 30)
}
