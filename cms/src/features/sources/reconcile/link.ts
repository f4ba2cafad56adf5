import type { PoolClient } from 'pg'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import { shownValues, claimedValues, type ValueName, valueOfClaimed } from './values.ts'
import { readClaimRows, writeClaims, type ClaimRow } from './claims.ts'
import { findCollisions } from '../match/match.ts'
import type { Candidate } from '../match/score.ts'
import { readName } from '../match/names.ts'
import { isInDoubt, isOver, type SourceRecord } from '../rows.ts'
import { changesOf, type Changes } from './changes.ts'
import { proposeChanges, proposePairs, takeBack, writeChanges } from '../publish/publish.ts'
import type { Trusted, WriteContext } from './context.ts'
import type { FieldChange, ClaimedField } from '@cyberluach/api/sources'

export type Linked = { record: SourceRecord; eventId: string }

type Compared = Linked & { changes: Changes; event: EventRow }

/**
 * Keeps sightings as statements about their events. What they change of an event is written where the source is trusted,
 * in the same way as an admin's own changes, and proposed otherwise; what contradicts the event stands beside it. Where an
 * event would come to stand where another one is, both are asked about. Answers which records change something.
 */
export async function linkRecords(
  writing: WriteContext,
  source: Trusted,
  linked: readonly Linked[],
): Promise<Set<string>> {
  const changing = new Set<string>()
  for (const round of roundsOf(linked)) for (const id of await linkEach(writing, source, round)) changing.add(id)
  return changing
}

/** Several records of one event one after the other: of each statement there is one. */
function roundsOf(linked: readonly Linked[]): Linked[][] {
  const rounds: Linked[][] = []
  for (const ofEvent of Map.groupBy(linked, ({ eventId }) => eventId).values())
    for (const [round, one] of ofEvent.entries()) (rounds[round] ??= []).push(one)
  return rounds
}

async function linkEach(writing: WriteContext, source: Trusted, linked: readonly Linked[]): Promise<string[]> {
  const { client } = writing
  const compared = await compare(client, linked)
  await client.query(
    'update sightings s set event_id = g.event from unnest($1::uuid[], $2::uuid[]) as g (id, event) where s.id = g.id',
    [compared.map(({ record }) => record.id), compared.map(({ eventId }) => eventId)],
  )
  await writeClaims(
    client,
    compared.map(({ record, eventId }) => ({
      eventId,
      sourceId: record.sourceId,
      values: claimedValues(record.stated),
      shown: new Set(),
    })),
  )
  await takeBack(
    client,
    compared.map(({ record }) => record.id),
    ['new', 'pair', 'change'],
  )
  const refused: typeof asked = []
  const asked = compared.filter(({ changes }) => changes.own.length + changes.doubtful.length > 0)
  const collisions = await collisionsOf(client, asked)
  for (const one of asked) {
    const mayWrite = source.trust === 'publish' && !collisions.has(one.record.id) && !isMovedInDoubt(one)
    const isWritten = mayWrite && (one.changes.own.length === 0 || (await writeChanges(writing, one)))
    const fields = [...(isWritten ? [] : one.changes.own), ...one.changes.doubtful]
    if (fields.length > 0) refused.push({ ...one, changes: { own: fields, doubtful: [] } })
  }
  await proposeChanges(
    client,
    refused.map(({ record, eventId, changes }) => ({ record, eventId, fields: changes.own })),
  )
  await proposePairs(
    client,
    refused.flatMap(({ record, eventId }) => {
      const candidates = collisions.get(record.id)
      return candidates ? [{ record: { ...record, eventId }, candidates }] : []
    }),
  )
  return asked.map(({ record }) => record.id)
}

/**
 * Other days, and its list states them in two ways; or they are over already, which is a year that was written wrongly, most
 * often, unless the name has it.
 */
const isMovedInDoubt = ({ record, changes }: Compared) =>
  changes.own.some(({ field }) => field === 'startDay') &&
  (isInDoubt(record) || (isOver(record) && readName(record.stated.title).year !== record.stated.startDay.slice(0, 4)))

/** Of those whose days change, the other events that they would come to stand on. */
async function collisionsOf(client: PoolClient, compared: readonly Compared[]): Promise<Map<string, Candidate[]>> {
  const moving = compared.filter(({ changes }) =>
    [...changes.own, ...changes.doubtful].some(({ field }) => field === 'startDay'),
  )
  return findCollisions(client, moving)
}

/** Held until the transaction ends; what is gone is left out. */
async function compare(client: PoolClient, linked: readonly Linked[]): Promise<Compared[]> {
  const ids = [...new Set(linked.map(({ eventId }) => eventId))]
  await client.query('select from events where id = any($1::uuid[]) order by id for update', [ids])
  const { rows } = await client.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  const events = new Map(rows.map((row) => [row.id, row]))
  const waiting = await readOpenChanges(
    client,
    linked.map(({ record }) => record.id),
  )
  const statements = Map.groupBy(await readClaimRows(client, ids), ({ eventId }) => eventId)
  return linked.flatMap((one) => {
    const event = events.get(one.eventId)
    if (!event) return []
    const known: ClaimRow[] = statements.get(one.eventId) ?? []
    return [
      {
        ...one,
        event,
        changes: changesOf(shownValues(event), one.record, known, waiting.get(one.record.id)),
      },
    ]
  })
}

/** Tells in the history of an event that a record was said to be of it, or of another. */
export async function tellOfVerdict(
  client: PoolClient,
  { event, actor, verdict, name }: { event: string; actor: string; verdict: 'sameAs' | 'otherThan'; name: string },
  isTakenBack = false,
): Promise<void> {
  const [told, nothing] = [JSON.stringify({ [verdict]: name }), JSON.stringify({ [verdict]: null })]
  await client.query('insert into event_changes (event_id, actor, before, after) values ($1, $2, $3, $4)', [
    event,
    actor,
    isTakenBack ? told : nothing,
    isTakenBack ? nothing : told,
  ])
}

/** Of each record, what it would change and nobody has decided about. */
export async function readOpenChanges(
  client: PoolClient,
  records: readonly string[],
): Promise<Map<string, Set<ValueName>>> {
  const { rows } = await client.query<{ id: string; fields: FieldChange[] }>(
    `select sighting_id as id, fields from proposals
     where kind = 'change' and decided_at is null and sighting_id = any($1::uuid[])`,
    [records],
  )
  return new Map(
    rows.map(({ id, fields }) => [id, new Set(fields.map(({ field }) => valueOfClaimed[field as ClaimedField]))]),
  )
}
