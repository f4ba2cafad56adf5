import type { Verdict } from '@cyberluach/core/sources/sources'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import { judgeSighting } from '../match/match.ts'
import type { Candidate } from '../match/score.ts'
import { mergeEvents } from './merge.ts'
import { linkSightings, tellOfVerdict } from '../reconcile/link.ts'
import { proposeNew, proposePairs } from './propose.ts'
import { publishSightings } from './publish.ts'
import { writeChanges } from './write-changes.ts'
import type { Writing } from '../reconcile/context.ts'
import { holdEvent, type HeldProposal, changesSince, standing, type Undo } from './held-proposal.ts'

export type Deciding = Writing & { held: HeldProposal; username: string }

export type Asked = { verdict: Verdict; eventId?: string | undefined }

const nothing: Undo = {
  event: null,
  lastChange: '0',
  isPublished: false,
  isLinked: false,
  changes: [],
  opened: [],
  shown: [],
}

/** Does what a verdict says, and answers what it takes to take it back. */
export async function carryOut(deciding: Deciding, { verdict, eventId }: Asked): Promise<Undo | Refusal> {
  if (verdict === 'ignore') return nothing
  if (verdict === 'publish') return publish(deciding)
  if (verdict === 'different') return part(deciding, eventId)
  if (verdict === 'same') return join(deciding, eventId)
  return deciding.held.kind === 'vanished' ? callOff(deciding) : apply(deciding)
}

async function publish(deciding: Deciding): Promise<Undo> {
  const { held } = deciding
  const published = await publishSightings(deciding, [held.sighting])
  return { ...nothing, event: published.get(held.sighting.id) ?? null, isPublished: true }
}

/** It is of this event: the best of the candidates, where none is named. */
async function join(deciding: Deciding, eventId?: string): Promise<Undo | Refusal> {
  const { client, held } = deciding
  const event = eventId ?? held.candidates[0]?.eventId
  if (!event || !held.candidates.some((candidate) => candidate.eventId === event)) return refused('notFound')
  if (!(await holdEvent(client, event))) return refused('changedSince')
  const before = await standing(client, event)
  const merge = await mergeWith(deciding, event)
  if (merge && typeof merge !== 'string') return merge
  await writeVerdict(deciding, 'same', event)
  await linkSightings(deciding, held.source, [{ sighting: held.sighting, eventId: event }])
  return withChanges(deciding, {
    ...nothing,
    ...before,
    event,
    isLinked: true,
    opened: await openedFor(deciding),
    ...(merge && { merge }),
  })
}

/** What is asked about may stand on the calendar itself: then both events are one from now on. */
async function mergeWith(deciding: Deciding, event: string): Promise<string | Refusal | null> {
  const own = deciding.held.sighting.eventId
  if (!own || own === event) return null
  return mergeEvents(deciding, { kept: event, gone: own })
}

/** It is not of this event, or of none of the candidates; then it goes on as a new one. */
async function part(deciding: Deciding, eventId?: string): Promise<Undo | Refusal> {
  const { client, held } = deciding
  if (eventId && !held.candidates.some((candidate) => candidate.eventId === eventId))
    return refused('notFound')
  const left = eventId ? held.candidates.filter((candidate) => candidate.eventId !== eventId) : []
  const others: string[] = []
  for (const candidate of held.candidates)
    if (!left.includes(candidate) && (await holdEvent(client, candidate.eventId))) {
      await writeVerdict(deciding, 'different', candidate.eventId)
      others.push(candidate.eventId)
    }
  return { ...(await goOn(deciding, left)), others }
}

/** What was parted from events waits beside those that are left, or goes on as what it is without any. */
async function goOn(deciding: Deciding, left: Candidate[]): Promise<Undo> {
  const { client, held } = deciding
  const candidates = left.length > 0 ? left : await comeSince(deciding)
  if (candidates.length > 0)
    return { ...nothing, opened: await proposePairs(client, [{ sighting: held.sighting, candidates }]) }
  // What stands on the calendar itself stays there, and what it would change is still asked.
  if (held.sighting.eventId) return nothing
  if (held.source.trust === 'publish') return publish(deciding)
  return { ...nothing, opened: await proposeNew(client, [held.sighting]) }
}

/** Events that it may be besides those that were asked about. */
async function comeSince({ client, held }: Deciding): Promise<Candidate[]> {
  const judgement = await judgeSighting(client, held.sighting)
  return 'candidates' in judgement ? judgement.candidates : []
}

async function writeVerdict(
  { client, held, username }: Deciding,
  verdict: 'same' | 'different',
  event: string,
): Promise<void> {
  await client.query(
    `insert into sighting_verdicts (sighting_id, event_id, verdict, decided_by) values ($1, $2, $3, $4)
     on conflict (sighting_id, event_id) do update set verdict = excluded.verdict, decided_by = excluded.decided_by,
       decided_at = now()`,
    [held.sighting.id, event, verdict, username],
  )
  const told = verdict === 'same' ? 'sameAs' : 'otherThan'
  await tellOfVerdict(client, { event, actor: username, verdict: told, name: held.name })
}

/** The change that was proposed, as far as the event still says what was looked at. */
async function apply(deciding: Deciding): Promise<Undo | Refusal> {
  const { client, held } = deciding
  const event = held.eventId
  if (!event || !(await holdEvent(client, event))) return refused('changedSince')
  const before = await standing(client, event)
  const { rows } = await client.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = $1`,
    [event],
  )
  const [row] = rows
  const changing = row && { sighting: held.sighting, event: row, changes: { own: held.fields ?? [] } }
  if (!changing || !(await writeChanges(deciding, changing))) return refused('changedSince')
  return withChanges(deciding, { ...nothing, ...before, event })
}

async function callOff(deciding: Deciding): Promise<Undo | Refusal> {
  const { client, held, services, req } = deciding
  const event = held.eventId
  if (!event || !(await holdEvent(client, event))) return refused('changedSince')
  const before = await standing(client, event)
  const data = { state: 'cancelled' } as const
  await services.payload.update({ collection: 'events', id: event, data, locale: 'en', depth: 0, req })
  return withChanges(deciding, { ...nothing, ...before, event })
}

async function withChanges({ client }: Deciding, undo: Undo): Promise<Undo> {
  const changes = undo.event ? await changesSince(client, undo.event, undo.lastChange) : []
  return { ...undo, changes, lastChange: changes[0] ?? undo.lastChange }
}

/** What waits of the sighting since, besides what was decided. */
async function openedFor({ client, held }: Deciding): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from proposals where sighting_id = $1 and decided_at is null',
    [held.sighting.id],
  )
  return rows.map(({ id }) => id)
}
