import type { DecidedProposal } from '@cyberluach/api/proposals'
import { verdictsOf, type Verdict } from '@cyberluach/core/sources/sources'
import type { PoolClient } from 'pg'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/audit.ts'
import { actAs } from '../../users/sessions.ts'
import { findLandings, judgeSighting } from '../match/match.ts'
import { type Candidate, isOneRow } from '../match/score.ts'
import { proposePairs } from './propose.ts'
import { carryOut, type Asked, type Deciding } from './carry-out.ts'
import { holdProposal, type HeldProposal, type Undo } from './held-proposal.ts'
import { decidedOf, readProposals } from './proposals.ts'
import type { Stated } from '../rows.ts'

type Person = { services: Services; user: SignedInUser }

/**
 * Decides about what a source states, for ever, and does what follows in the same transaction, with what it takes to take it
 * back. Refused where somebody else has decided already, what is meant is not there any more, or what is to be published
 * or moved may be another event of the calendar by now: then it waits as a pair.
 */
export async function decideProposal(
  { services, user }: Person,
  id: string,
  asked: Asked,
): Promise<DecidedProposal | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    const held = await holdProposal(client, id)
    if (!held) return refused('notFound')
    if (!held.isOpen) return refused('notPending')
    if (!verdictsOf[held.kind].includes(asked.verdict)) return notAllowed('verdict')
    if (await mayBeAnother(client, held, asked.verdict)) return refused('mayBeKnown')
    await actAs(req, user)
    const deciding = { services, client, req, held, username: user.username }
    const undo = await decide(deciding, asked)
    if ('kind' in undo) return undo
    const along = await decideAlong(deciding, undo, asked.verdict)
    if (along.length > 0)
      await client.query(
        `update proposals set undo = undo || jsonb_build_object('along', $2::jsonb) where id = $1`,
        [id, JSON.stringify(along)],
      )
    const [decided] = await decidedOf(client, await readProposals(client, 'where p.id = $1', [id]))
    if (!decided) throw new Error('a proposal vanished while it was held')
    return decided
  })
}

async function decide(deciding: Deciding, asked: Asked): Promise<Undo | Refusal> {
  const { client, held, username } = deciding
  await close(client, held.id, username, asked.verdict)
  const undo = await carryOut(deciding, asked)
  if ('kind' in undo) {
    await client.query(
      'update proposals set decided_at = null, decided_by = null, verdict = null where id = $1',
      [held.id],
    )
    return undo
  }
  await client.query('update proposals set undo = $2, event_id = coalesce(event_id, $3) where id = $1', [
    held.id,
    JSON.stringify(undo),
    undo.event,
  ])
  await recordAudit(client, {
    action: 'proposalDecided',
    username,
    subject: undo.event ?? held.sighting.id,
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

/**
 * Whether what would be published may be an event that came since, or what would move would stand where another event is;
 * then that is asked before.
 */
async function mayBeAnother(client: PoolClient, held: HeldProposal, verdict: Verdict): Promise<boolean> {
  const candidates =
    verdict === 'publish'
      ? await publishedSince(client, held)
      : verdict === 'apply' && held.kind === 'change'
        ? await landedOn(client, held)
        : []
  if (candidates.length > 0) await proposePairs(client, [{ sighting: held.sighting, candidates }])
  return candidates.length > 0
}

/** Decisions go one after the other, so that the second meets what the first has published. */
async function publishedSince(client: PoolClient, { sighting }: HeldProposal): Promise<Candidate[]> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('what is published by decision', 0))`)
  const judgement = await judgeSighting(client, sighting)
  return 'candidates' in judgement ? judgement.candidates : []
}

async function landedOn(
  client: PoolClient,
  { sighting, eventId, fields }: HeldProposal,
): Promise<Candidate[]> {
  if (!eventId || !fields?.some(({ field }) => field === 'startDay')) return []
  return (await findLandings(client, [{ sighting, eventId }])).get(sighting.id) ?? []
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
export async function findAlong(
  client: PoolClient,
  { id, kind, source, sighting }: HeldProposal,
  { event, others = [] }: Undo,
  verdict: Verdict,
): Promise<string[]> {
  if (kind !== 'pair' || sighting.eventId || (verdict !== 'same' && verdict !== 'different')) return []
  const { rows } = await client.query<{ id: string; stated: Stated; candidates: Candidate[] }>(
    `select p.id, s.stated, p.candidates from proposals p join sightings s on s.id = p.sighting_id
     where p.kind = 'pair' and p.decided_at is null and p.id <> $1 and s.source_id <> $2 and s.event_id is null
       and s.start_day = $3 and s.end_day = $4
     order by p.created_at, p.id`,
    [id, source.id, sighting.stated.startDay, sighting.stated.endDay],
  )
  const isAnswered = (candidates: readonly Candidate[]) =>
    verdict === 'same'
      ? candidates.some(({ eventId }) => eventId === event)
      : candidates.every(({ eventId }) => others.includes(eventId))
  return rows
    .filter(({ stated, candidates }) => isAnswered(candidates) && isOneRow(sighting.stated, stated))
    .map((row) => row.id)
}
