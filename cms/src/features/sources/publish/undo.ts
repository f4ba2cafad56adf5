import type { Proposal } from '@cyberluach/api/proposals'
import type { PoolClient } from 'pg'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/audit.ts'
import { readChanges } from '../../events/changes.ts'
import { deleteEvents } from '../../events/publication.ts'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import { documentBefore } from '../../events/managed-event.ts'
import { writeAs, writeAsPerson } from '../reconcile/values.ts'
import { undoMerge } from './merge.ts'
import { tellOfVerdict } from '../reconcile/link.ts'
import type { WriteContext } from '../reconcile/context.ts'
import { actAs } from '../../users/sessions.ts'
import { holdEvent, holdProposal, type HeldProposal, type Undo, proposalsOf, readProposals } from './proposals.ts'

/**
 * Takes a decision back: what it wrote is as it was before, and it waits again. Refused where the event has changed since,
 * or what came of the decision was decided about itself.
 */
export async function undoProposal(
  { services, user }: { services: Services; user: SignedInUser },
  id: string,
): Promise<Proposal | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const context = { services, client, req }
    await client.query('savepoint taking_back')
    const decided = await holdProposal(client, id)
    // What followed for other lists goes with it, unless something stands against that.
    for (const other of decided?.undo?.along?.toReversed() ?? [])
      if (!(await takeBackWithAudit(context, other, user.username))) await waitAgain(client, [other])
    const refusal = await takeBackWithAudit(context, id, user.username)
    if (refusal) {
      await client.query('rollback to savepoint taking_back')
      return refusal
    }
    const rows = await readProposals(client, 'where p.id = any($1::uuid[])', [await waitAgain(client, [id])])
    const [proposal] = await proposalsOf(client, rows)
    if (!proposal) throw new Error('a proposal vanished while it was held')
    return proposal
  })
}

async function takeBackWithAudit(context: WriteContext, id: string, username: string): Promise<Refusal | null> {
  const refusal = await takeBack(context, id, username)
  const held = refusal ? null : await holdProposal(context.client, id)
  if (held)
    await recordAudit(context.client, {
      action: 'proposalUndone',
      username,
      subject: held.undo?.event ?? held.record.id,
      details: `${held.verdict ?? ''} · ${held.name}`,
    })
  return refusal
}

/** Why it was not taken back; null where it was. It does not wait again yet. */
export async function takeBack(context: WriteContext, id: string, username: string): Promise<Refusal | null> {
  const { client } = context
  const first = await holdProposal(client, id)
  if (!first) return refused('notFound')
  if (first.isOpen || first.isUndone || !first.undo) return refused('changedSince')
  if (first.undo.event) await holdEvent(client, first.undo.event)
  const held = await holdProposal(client, id)
  if (!held?.undo || !held.isUntouched) return refused('eventChanged')
  if (!(await closeOpened(client, held, held.undo))) return refused('changedSince')
  await revert(context, held, held.undo, username)
  await client.query('update proposals set undone_at = now() where id = $1', [id])
  return null
}

/** What the decision opened goes with it; false where that was decided about, or the source states something else since. */
async function closeOpened(client: PoolClient, { record, kind }: HeldProposal, { opened }: Undo): Promise<boolean> {
  const { rows } = await client.query<{ id: string; kind: string }>(
    'select id, kind from proposals where sighting_id = $1 and decided_at is null',
    [record.id],
  )
  const isOpened = ({ id }: { id: string }) => opened.includes(id)
  if (rows.filter(isOpened).length !== opened.length) return false
  if (rows.some((row) => row.kind === kind && !isOpened(row))) return false
  await client.query('delete from proposals where id = any($1::uuid[])', [opened])
  return true
}

async function revert(context: WriteContext, held: HeldProposal, undo: Undo, username: string): Promise<void> {
  const { client } = context
  await takeVerdictsBack(client, held, username)
  if (undo.isPublished) await deleteEvents(client, 'id = $1', [undo.event])
  if (!undo.event || undo.isPublished) return
  for (const change of undo.changes) await revertChange(context, undo.event, change)
  if (undo.merge) await undoMerge(client, undo.merge)
  else if (undo.isLinked) await unlink(client, held, undo.event)
  await client.query(
    `update event_statements s set is_shown = exists (
       select from jsonb_to_recordset($2::jsonb) as w (field text, source uuid)
       where w.field = s.field and w.source is not distinct from s.source_id
     ) where s.event_id = $1`,
    [undo.event, JSON.stringify(undo.shown)],
  )
}

async function takeVerdictsBack(
  client: PoolClient,
  { record, verdict, candidates, name }: HeldProposal,
  actor: string,
) {
  if (verdict !== 'same' && verdict !== 'different') return
  const { rows } = await client.query<{ event: string }>(
    `delete from sighting_verdicts where sighting_id = $1 and verdict = $2 and event_id = any($3::uuid[])
     returning event_id as event`,
    [record.id, verdict, candidates.map(({ eventId }) => eventId)],
  )
  const told = verdict === 'same' ? 'sameAs' : 'otherThan'
  for (const { event } of rows) await tellOfVerdict(client, { event, actor, verdict: told, name }, true)
}

/** By the same way as any change, so that it is in the history itself. */
async function revertChange({ client, services, req }: WriteContext, event: string, change: string): Promise<void> {
  const made = (await readChanges(client, event)).find(({ id }) => id === change)
  const { rows } = await client.query<EventRow>(`select ${eventColumns} from ${wholeTables} where e.id = $1`, [event])
  if (!made || !rows[0]) throw new Error('a change vanished while its event was held')
  writeAs(req, null)
  req.context.areExtensionsGiven = true
  const data = documentBefore(made, rows[0]) as never
  await services.payload.update({ collection: 'events', id: event, data, locale: 'en', depth: 0, req })
  writeAsPerson(req)
}

async function unlink(client: PoolClient, { record }: HeldProposal, event: string): Promise<void> {
  await client.query('update sightings set event_id = null where id = $1', [record.id])
  await client.query(
    `delete from event_statements where event_id = $1 and source_id = $2 and not exists (
       select from sightings o where o.event_id = $1 and o.source_id = $2
     )`,
    [event, record.sourceId],
  )
}

/** Asks anew what was asked by these, and answers by which; what is asked by now already is asked once. */
export async function waitAgain(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into proposals (kind, sighting_id, event_id, candidates, fields, score)
     select p.kind, p.sighting_id, case when p.kind in ('change', 'vanished', 'leftOut') then p.event_id else s.event_id end,
       p.candidates, p.fields, p.score
     from proposals p join sightings s on s.id = p.sighting_id where p.id = any($1::uuid[])
     on conflict (sighting_id, kind) where decided_at is null do nothing returning id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
