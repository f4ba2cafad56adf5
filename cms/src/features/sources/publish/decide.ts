import type { DecidedProposal } from '@cyberluach/api/proposals'
import { verdictsOf, type SourceTrust, type Verdict } from '@cyberluach/core/sources/sources'
import type { PoolClient } from 'pg'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudit, recordOfEach } from '../../audit/audit.ts'
import { actAs } from '../../users/sessions.ts'
import { findCollisions, matchRecord, matchRecords } from '../match/match.ts'
import { type Candidate, isOneRow } from '../match/score.ts'
import { proposePairs, proposeNew, proposeUnsure, publishRecords, writeChanges } from './publish.ts'
import {
  holdProposal,
  type HeldProposal,
  type Undo,
  decidedOf,
  readProposals,
  holdEvent,
  changesSince,
  standing,
} from './proposals.ts'
import { addDays } from '@cyberluach/core/dates/day-key'
import { recordColumns, type SourceRecord, type Stated } from '../rows.ts'
import { deleteEvents } from '../../events/publication.ts'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import { mergeEvents } from './merge.ts'
import { linkRecords, tellOfVerdict } from '../reconcile/link.ts'
import type { WriteContext } from '../reconcile/context.ts'

type Person = { services: Services; user: SignedInUser }

/**
 * Decides about what a source states, for ever, and does what follows in the same transaction, with what it takes to take it
 * back. What is to be published and is surely an event of the calendar by now is merged with it. Refused where somebody else
 * has decided already, what is meant is not there any more, or what is to be published or moved may be another event: then
 * it waits as a pair.
 */
export async function decideProposal(
  { services, user }: Person,
  id: string,
  asked: DecisionInput,
): Promise<DecidedProposal | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    if (asked.verdict === 'publish') await oneAfterTheOther(client)
    const held = await holdProposal(client, id)
    if (!held) return refused('notFound')
    if (!held.isOpen) return refused('notPending')
    if (!verdictsOf[held.kind].includes(asked.verdict)) return notAllowed('verdict')
    await actAs(req, user)
    const deciding = { services, client, req, held, username: user.username }
    const undo = await (asked.verdict === 'publish' ? publishOrMerge(deciding) : decide(deciding, asked))
    if ('kind' in undo) return undo
    const along = await decideAlong(deciding, undo, asked.verdict)
    if (along.length > 0)
      await client.query(`update proposals set undo = undo || jsonb_build_object('along', $2::jsonb) where id = $1`, [
        id,
        JSON.stringify(along),
      ])
    const [decided] = await decidedOf(client, await readProposals(client, 'where p.id = $1', [id]))
    if (!decided) throw new Error('a proposal vanished while it was held')
    return decided
  })
}

/** Publishes what is new, or merges it with the event that it surely is; what is not sure is asked about as a pair. */
export async function publishOrMerge(deciding: Deciding): Promise<Undo | Refusal> {
  const { client, held } = deciding
  const match = await matchRecord(client, held.record)
  if (match.kind === 'ask') return askFirst(client, held, match.candidates)
  return decide(deciding, { verdict: 'publish', ...('eventId' in match && { eventId: match.eventId }) })
}

/** Decisions to publish go one after the other, so that the second meets what the first has published. Held first of all. */
export async function oneAfterTheOther(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('what is published by decision', 0))`)
}

async function askFirst(client: PoolClient, { record }: HeldProposal, candidates: Candidate[]) {
  await proposePairs(client, [{ record: record, candidates }])
  return refused('mayBeKnown')
}

async function decide(deciding: Deciding, asked: DecisionInput): Promise<Undo | Refusal> {
  const { client, held, username } = deciding
  const elsewhere = asked.verdict === 'apply' ? await landedOn(client, held) : []
  if (elsewhere.length > 0) return askFirst(client, held, elsewhere)
  await close(client, held.id, username, asked.verdict)
  const undo = await carryOut(deciding, asked)
  if ('kind' in undo) {
    await client.query('update proposals set decided_at = null, decided_by = null, verdict = null where id = $1', [
      held.id,
    ])
    return undo
  }
  await client.query(
    'update proposals set undo = $2, event_id = coalesce(event_id, (select id from events where id = $3)) where id = $1',
    [held.id, JSON.stringify(undo), undo.event],
  )
  await recordAudit(client, {
    action: 'proposalDecided',
    username,
    subject: undo.event ?? held.record.id,
    details: `${asked.verdict} · ${held.name}`,
  })
  return undo
}

/** Answers the same question of other lists with it: which decisions followed. */
async function decideAlong(deciding: Deciding, undo: Undo, verdict: Verdict): Promise<string[]> {
  const { client, held } = deciding
  const along: string[] = []
  for (const id of await findAlong(client, held, undo, verdict)) {
    const other = await holdProposal(client, id)
    if (!other?.isOpen) continue
    const asked = { verdict, ...(verdict === 'same' && undo.event && { eventId: undo.event }) }
    if (!('kind' in (await decide({ ...deciding, held: other }, asked)))) along.push(id)
  }
  return along
}

/** The other events that what would move would come to stand on. */
async function landedOn(client: PoolClient, { kind, record, eventId, fields }: HeldProposal): Promise<Candidate[]> {
  if (kind !== 'change' || !eventId || !fields?.some(({ field }) => field === 'startDay')) return []
  return (await findCollisions(client, [{ record: record, eventId }])).get(record.id) ?? []
}

/** Before anything follows, so that it does not wait any more meanwhile. */
async function close(client: PoolClient, id: string, username: string, verdict: Verdict): Promise<void> {
  await client.query('update proposals set decided_at = now(), decided_by = $2, verdict = $3 where id = $1', [
    id,
    username,
    verdict,
  ])
}

function notAllowed(path: string): Refusal {
  return refused('invalid', { issues: [{ path, code: 'notAllowed' }] })
}

/**
 * The pairs of other lists that are answered by what was said of this one, since they state the same event on the same days:
 * those that ask about the event that it is, or about none but events that it is not.
 */
async function findAlong(
  client: PoolClient,
  { id, kind, source, record }: HeldProposal,
  { event, others = [] }: Undo,
  verdict: Verdict,
): Promise<string[]> {
  if (kind !== 'pair' || record.eventId || (verdict !== 'same' && verdict !== 'different')) return []
  const { rows } = await client.query<{ id: string; stated: Stated; candidates: Candidate[] }>(
    `select p.id, s.stated, p.candidates from proposals p join sightings s on s.id = p.sighting_id
     where p.kind = 'pair' and p.decided_at is null and p.id <> $1 and s.source_id <> $2 and s.event_id is null
       and s.start_day = $3 and s.end_day = $4
     order by p.created_at, p.id`,
    [id, source.id, record.stated.startDay, record.stated.endDay],
  )
  const isAnswered = (candidates: readonly Candidate[]) =>
    verdict === 'same'
      ? candidates.some(({ eventId }) => eventId === event)
      : candidates.every(({ eventId }) => others.includes(eventId))
  return rows
    .filter(({ stated, candidates }) => isAnswered(candidates) && isOneRow(record.stated, stated))
    .map((row) => row.id)
}

type Deciding = WriteContext & { held: HeldProposal; username: string }

type DecisionInput = { verdict: Verdict; eventId?: string | undefined }

export const nothingToUndo: Undo = {
  event: null,
  lastChange: '0',
  isPublished: false,
  isLinked: false,
  changes: [],
  opened: [],
  shown: [],
}

/** Does what a verdict says, and answers what it takes to take it back. */
async function carryOut(deciding: Deciding, { verdict, eventId }: DecisionInput): Promise<Undo | Refusal> {
  if (verdict === 'ignore') return nothingToUndo
  if (verdict === 'publish') return eventId ? mergeSurely(deciding, eventId) : publish(deciding)
  if (verdict === 'different') return part(deciding, eventId)
  if (verdict === 'same') return join(deciding, eventId)
  const { kind } = deciding.held
  return kind === 'vanished' ? callOff(deciding) : kind === 'leftOut' ? remove(deciding) : apply(deciding)
}

async function publish(deciding: Deciding): Promise<Undo> {
  const { client, held } = deciding
  const published = await publishRecords(deciding, [held.record])
  await askAboutOthers(client, held)
  return { ...nothingToUndo, event: published.get(held.record.id) ?? null, isPublished: true }
}

/** How far from its days another list may state what was published, to be asked about as that at once. */
const daysAround = 3

/** What waits of other lists as new and may be what was published is asked about as that, not first as new. */
async function askAboutOthers(client: PoolClient, { record, source }: HeldProposal): Promise<void> {
  const { startDay } = record.stated
  const { rows } = await client.query<SourceRecord>(
    `select ${recordColumns} from proposals p join sightings s on s.id = p.sighting_id
     where p.kind = 'new' and p.decided_at is null and s.source_id <> $1 and s.start_day between $2 and $3
     order by s.id limit 100`,
    [source.id, addDays(startDay, -daysAround), addDays(startDay, daysAround)],
  )
  await proposeUnsure(client, rows, await matchRecords(client, rows))
}

/** As of a list that publishes by itself: what it changes of the event is written. */
async function mergeSurely(deciding: Deciding, event: string): Promise<Undo | Refusal> {
  const { client } = deciding
  if (!(await holdEvent(client, event))) return refused('changedSince')
  return link(deciding, event, 'publish', await standing(client, event))
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
  return { ...(await link(deciding, event, held.source.trust, before)), ...(merge && { merge }) }
}

/** It is known of this event from now on; what it changes is written, or asked about, as its source is trusted. */
async function link(
  deciding: Deciding,
  event: string,
  trust: SourceTrust,
  before: Awaited<ReturnType<typeof standing>>,
): Promise<Undo> {
  const { held } = deciding
  await linkRecords(deciding, { ...held.source, trust }, [{ record: held.record, eventId: event }])
  const opened = await openedFor(deciding)
  return withChanges(deciding, { ...nothingToUndo, ...before, event, isLinked: true, opened })
}

/** What is asked about may stand on the calendar itself: then both events are one from now on. */
async function mergeWith(deciding: Deciding, event: string): Promise<string | Refusal | null> {
  const own = deciding.held.record.eventId
  if (!own || own === event) return null
  return mergeEvents(deciding, { kept: event, gone: own })
}

/** It is not of this event, or of none of the candidates; then it goes on as a new one. */
async function part(deciding: Deciding, eventId?: string): Promise<Undo | Refusal> {
  const { client, held } = deciding
  if (eventId && !held.candidates.some((candidate) => candidate.eventId === eventId)) return refused('notFound')
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
    return { ...nothingToUndo, opened: await proposePairs(client, [{ record: held.record, candidates }]) }
  // What stands on the calendar itself stays there, and what it would change is still asked.
  if (held.record.eventId) return nothingToUndo
  if (held.source.trust === 'publish') return publish(deciding)
  return { ...nothingToUndo, opened: await proposeNew(client, [held.record]) }
}

/** Events that it may be besides those that were asked about. */
async function comeSince({ client, held }: Deciding): Promise<Candidate[]> {
  const match = await matchRecord(client, held.record)
  return 'candidates' in match ? match.candidates : []
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
    [held.record.id, event, verdict, username],
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
  const { rows } = await client.query<EventRow>(`select ${eventColumns} from ${wholeTables} where e.id = $1`, [event])
  const [row] = rows
  const changing = row && { record: held.record, event: row, changes: { own: held.fields ?? [] } }
  if (!changing || !(await writeChanges(deciding, changing))) return refused('changedSince')
  return withChanges(deciding, { ...nothingToUndo, ...before, event })
}

async function callOff(deciding: Deciding): Promise<Undo | Refusal> {
  const { client, held, services, req } = deciding
  const event = held.eventId
  if (!event || !(await holdEvent(client, event))) return refused('changedSince')
  const before = await standing(client, event)
  const data = { state: 'cancelled' } as const
  await services.payload.update({ collection: 'events', id: event, data, locale: 'en', depth: 0, req })
  return withChanges(deciding, { ...nothingToUndo, ...before, event })
}

/** For good: what was handed in, called off or changed hands since is not removed by words. */
async function remove({ client, held, username }: Deciding): Promise<Undo | Refusal> {
  const before = held.eventId ? await standing(client, held.eventId) : null
  const gone = await deleteEvents(client, `id = $1 and submission_id is null and state <> 'cancelled'`, [held.eventId])
  if (!before || gone.length === 0) return refused('changedSince')
  await recordOfEach(client, { action: 'eventDeleted', username }, gone)
  return { ...nothingToUndo, ...before, event: held.eventId }
}

async function withChanges({ client }: Deciding, undo: Undo): Promise<Undo> {
  const changes = undo.event ? await changesSince(client, undo.event, undo.lastChange) : []
  return { ...undo, changes, lastChange: changes[0] ?? undo.lastChange }
}

/** What waits of the record since, besides what was decided. */
async function openedFor({ client, held }: Deciding): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from proposals where sighting_id = $1 and decided_at is null',
    [held.record.id],
  )
  return rows.map(({ id }) => id)
}
