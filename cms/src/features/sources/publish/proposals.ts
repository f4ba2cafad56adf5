import {
  type ProposalKind,
  type Verdict,
  proposalKinds,
  type UndoHindrance,
  type SourceKind,
} from '@cyberluach/core/sources/sources'
import type { FieldChange, KnownEvent } from '@cyberluach/api/sources'
import type { PoolClient, Pool } from 'pg'
import type { Candidate } from '../match/score.ts'
import { lockRecords, type SourceRecord, type Stated } from '../rows.ts'
import type { Trusted } from '../reconcile/context.ts'
import type { DecidedProposal, Proposals, Proposal } from '@cyberluach/api/proposals'
import { attendanceOf } from '@cyberluach/core/events/event'
import { conditions } from '../../../platform/database/conditions.ts'
import { readLastPlaces } from '../../events/last-place.ts'
import { readKnownEvents } from '../reconcile/claims.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { configuration } from '../../../platform/configuration.ts'

type Page = { source?: string | undefined; limit: number; offset: number }
type ProposalsRequest = Page & { kind?: ProposalKind | undefined; part: 'ahead' | 'over' }

/** A page of what is asked, best first, or of what is new and over, and how many of each there are. */
export async function listProposals(
  pool: Pool,
  { kind, source, part, limit, offset }: ProposalsRequest,
): Promise<Proposals> {
  const waiting = waitingConditions()
  const isOver = part === 'over'
  const { where, values } = conditions([
    ['p.kind = ?', kind],
    ['s.source_id = ?', source],
  ])
  const at = values.length + 1
  const rows = await readProposals(
    pool,
    `where ${isOver ? waiting.over : waiting.asked} and ${where}
     order by ${isOver ? 's.end_day desc' : 'p.score desc'}, p.created_at, p.id limit $${at} offset $${at + 1}`,
    [...values, limit, offset],
  )
  const { over, certain, ...counts } = await countWaiting(pool, waiting, source)
  const all = kind ? counts[kind] : proposalKinds.reduce((sum, one) => sum + counts[one], 0)
  return { proposals: await proposalsOf(pool, rows), total: isOver ? over : all, counts, over, certain }
}

type Counts = Proposals['counts'] & Pick<Proposals, 'over' | 'certain'>

async function countWaiting(
  pool: Pool,
  { asked, over, certain }: ReturnType<typeof waitingConditions>,
  source: string | undefined,
): Promise<Counts> {
  const ofKind = (kind: ProposalKind) => `count(*) filter (where p.kind = '${kind}' and ${asked})::integer as "${kind}"`
  const { rows } = await pool.query<Counts>(
    `select ${proposalKinds.map(ofKind).join(', ')}, count(*) filter (where ${over})::integer as over,
       count(*) filter (where ${certain})::integer as certain
     from proposals p join sightings s on s.id = p.sighting_id
     where p.decided_at is null and ($1::uuid is null or s.source_id = $1)`,
    [source ?? null],
  )
  if (!rows[0]) throw new Error('a count without a row')
  return rows[0]
}

/** The last decisions, the latest first; of those that were taken together, one. */
export async function listDecided(pool: Pool, { source, limit, offset }: Page): Promise<DecidedProposal[]> {
  const rows = await readProposals(
    pool,
    `where p.decided_at is not null and (p.undo ->> 'batch' is null or p.undo ? 'batchSize') and ($1::uuid is null or s.source_id = $1)
     order by p.decided_at desc, p.id limit $2 offset $3`,
    [source ?? null, limit, offset],
  )
  return decidedOf(pool, rows)
}

export type ProposalRow = {
  id: string
  kind: ProposalKind
  score: number
  createdAt: Date
  recordId: string
  eventId: string | null
  candidates: Candidate[]
  fields: FieldChange[] | null
  stated: Stated
  firstSeenAt: Date
  lastSeenAt: Date
  sourceId: string
  sourceName: string
  sourceKind: SourceKind
  verdict: Verdict | null
  decidedAt: Date | null
  decidedBy: string | null
  undoneAt: Date | null
  /** The event that the record is of since. */
  linkedId: string | null
  /** What stands against taking it back, if it was decided and was not. */
  hindrance: UndoHindrance | null
  /** The events that it was said not to be of. */
  others: string[]
  alsoSettled: number
  /** It was to be published, and was an event of the calendar already. */
  isMerged: boolean
  batch: DecidedProposal['batch']
}

/** The proposals that `rest`, conditions and order, leaves. */
export async function readProposals(
  database: Pool | PoolClient,
  rest: string,
  values: unknown[],
): Promise<ProposalRow[]> {
  const { rows } = await database.query<ProposalRow>(
    `select ${columns} from proposals p join sightings s on s.id = p.sighting_id join sources o on o.id = s.source_id
     ${rest}`,
    values,
  )
  return rows
}

/** As the wire carries them, with the events that they are about. A candidate that is gone is left out. */
export async function proposalsOf(database: Pool | PoolClient, rows: readonly ProposalRow[]): Promise<Proposal[]> {
  const ids = rows.flatMap(({ eventId, candidates }) => [
    ...(eventId ? [eventId] : []),
    ...candidates.map((candidate) => candidate.eventId),
  ])
  const events = await readKnownEvents(database, ids)
  const places = await readLastPlaces(
    database,
    rows.flatMap(({ id, decidedAt, stated }) =>
      decidedAt || !isUnplaced(stated) ? [] : [{ id, title: stated.title, day: stated.startDay }],
    ),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    score: row.score,
    createdAt: row.createdAt.toISOString(),
    source: { id: row.sourceId, name: row.sourceName, kind: row.sourceKind },
    statement: row.stated,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    event: events.get(row.eventId ?? '') ?? null,
    candidates: row.candidates.flatMap(({ eventId, score, why }) => {
      const event = events.get(eventId)
      return event ? [{ event, score, why }] : []
    }),
    fields: row.decidedAt ? (row.fields ?? []) : fieldsNow(row, events.get(row.eventId ?? '')),
    otherDay: row.stated.otherDay ?? null,
    lastPlace: places.get(row.id) ?? null,
  }))
}

const isUnplaced = ({ isOnline, city, country, venue }: Stated) =>
  attendanceOf({ isOnline, locationCity: city, locationCountry: country, locationVenue: venue }) === 'unknown'

/** What would change of the event as it stands now: it may say something else than when the change was proposed. */
function fieldsNow({ fields }: ProposalRow, event: KnownEvent | undefined): FieldChange[] {
  const now: Record<string, unknown> = { ...event?.statement }
  return (fields ?? []).map((change) => (change.field in now ? { ...change, before: now[change.field] } : change))
}

/** Those that were decided. */
export async function decidedOf(database: Pool | PoolClient, rows: readonly ProposalRow[]): Promise<DecidedProposal[]> {
  const proposals = await proposalsOf(database, rows)
  const events = await readKnownEvents(database, rows.flatMap(namedBy))
  return rows.flatMap((row, at) => {
    const proposal = proposals[at]
    if (!proposal || !row.verdict || !row.decidedAt) return []
    return [
      {
        proposal,
        verdict: row.verdict,
        eventId: eventOf(row),
        about: namedBy(row).flatMap((id) => aboutOf(events.get(id))),
        alsoSettled: row.alsoSettled,
        decidedAt: row.decidedAt.toISOString(),
        decidedBy: row.decidedBy,
        undoneAt: row.undoneAt?.toISOString() ?? null,
        isMerged: row.isMerged,
        batch: row.batch,
        // What stands against it is known of each when the batch is taken back.
        mayUndo: row.undoneAt === null && (row.batch !== null || row.hindrance === null),
        hindrance: row.batch ? null : row.hindrance,
      },
    ]
  })
}

const eventOf = ({ eventId, linkedId }: ProposalRow) => eventId ?? linkedId

function namedBy(row: ProposalRow): string[] {
  if (row.verdict === 'different') return row.others
  const event = eventOf(row)
  return event ? [event] : []
}

function aboutOf(event: KnownEvent | undefined): DecidedProposal['about'] {
  if (!event) return []
  const { title, titleHe, startDay } = event.statement
  return [{ id: event.id, path: event.path, title, titleHe, startDay }]
}

export type HeldProposal = {
  id: string
  kind: ProposalKind
  eventId: string | null
  candidates: Candidate[]
  fields: FieldChange[] | null
  score: number
  isOpen: boolean
  verdict: Verdict | null
  isUndone: boolean
  isUntouched: boolean
  undo: Undo | null
  source: Trusted
  /** The source and its title, for those who read what was decided. */
  name: string
  record: SourceRecord
}

type Row = Omit<HeldProposal, 'source' | 'record' | 'name'> & {
  recordId: string
  sourceId: string
  sourceName: string
  trust: Trusted['trust']
}

/** A proposal with its source record, both held until the transaction ends; null where there is none. */
export async function holdProposal(client: PoolClient, id: string): Promise<HeldProposal | null> {
  await client.query('select from proposals where id = $1 for update', [id])
  const { rows } = await client.query<Row>(
    `select p.id, p.kind, p.event_id as "eventId", p.candidates, p.fields, p.score, p.decided_at is null as "isOpen",
       p.verdict, p.undone_at is not null as "isUndone", p.undo is not null and ${hindrance} is null as "isUntouched", p.undo,
       p.sighting_id as "recordId", o.id as "sourceId", o.name as "sourceName", o.trust
     from proposals p join sightings s on s.id = p.sighting_id join sources o on o.id = s.source_id
     where p.id = $1`,
    [id],
  )
  const row = rows[0]
  const [record] = row ? await lockRecords(client, [row.recordId]) : []
  if (!row || !record) return null
  const { sourceId, trust, sourceName, recordId: _, ...held } = row
  return {
    ...held,
    source: { id: sourceId, trust },
    name: `${sourceName}: ${record.stated.title}`,
    record,
  }
}

/** Holds an event until the transaction ends; false where there is none. */
export async function holdEvent(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query('select from events where id = $1 for update', [id])
  return rowCount === 1
}

/** What a decision leaves to be taken back by. */
export type Undo = {
  /** The event that it is about, and the last of its changes then (0 where there was none). */
  event: string | null
  lastChange: string
  /** The event came by it. */
  isPublished: boolean
  /** The record was linked to the event by it. */
  isLinked: boolean
  /** Changes of the event by it, those to be taken back first. */
  changes: string[]
  /** Proposals that it opened. */
  opened: string[]
  /** The events that it was said not to be of. */
  others?: string[]
  /** Decisions about the same row of other lists that followed from it. */
  along?: string[]
  /** Taken together with others, under this id; how many they are, in the one that stands for all. */
  batch?: string
  batchSize?: number
  /** Two events were made one by it. */
  merge?: string
  /** Whose claims were shown before. */
  shown: { field: string; source: string | null }[]
}

/** How an event began and what was decided about lists stand among its changes, and are none. */
const isChange = `c.began is null and not (c.after ? 'sameAs' or c.after ? 'otherThan')`

export const lastChangeOf = (event: string) =>
  `coalesce((select max(c.id) from event_changes c where c.event_id = ${event} and ${isChange}), 0)::text`

/** What a change says and nobody has said: it follows from a state. */
const unsaid = `('stateChangedAt')`

/** Whether changes since a decision leave the event otherwise than it was then: what was taken back itself does not. */
const isChangedSince = `exists (
  with since as (
    select c.id, c.before, c.after from event_changes c
    where c.event_id = e.id and c.id > (p.undo ->> 'lastChange')::bigint and ${isChange}
  )
  select from (select distinct jsonb_object_keys(before || after) as name from since) field
  where name not in ${unsaid}
    and (select before -> name from since where before ? name order by id limit 1)
      is distinct from (select after -> name from since where after ? name order by id desc limit 1)
)`

/**
 * What stands against taking a decision back: its event is gone or was changed since, or one that came by it is something to
 * another record or a submission. Null where nothing does.
 */
export const hindrance = `(
  case when p.undo ->> 'event' is null then null
  when not exists (select from events e where e.id = (p.undo ->> 'event')::uuid) then 'eventGone'
  else (
    select case when ${isChangedSince} then 'eventChanged'
      when not (p.undo ->> 'isPublished')::boolean then null
      when e.submission_id is not null then 'submitted'
      when exists (select from sightings o where o.event_id = e.id and o.id <> p.sighting_id) then 'otherLists'
    end
    from events e where e.id = (p.undo ->> 'event')::uuid
  ) end)`

/** How an event stands before something is decided about it. */
export async function standing(client: PoolClient, event: string): Promise<Pick<Undo, 'lastChange' | 'shown'>> {
  const { rows } = await client.query<Pick<Undo, 'lastChange' | 'shown'>>(
    `select ${lastChangeOf('$1::uuid')} as "lastChange", coalesce((
       select jsonb_agg(jsonb_build_object('field', s.field, 'source', s.source_id))
       from event_statements s where s.event_id = $1 and s.is_shown
     ), '[]') as shown`,
    [event],
  )
  return rows[0] ?? { lastChange: '0', shown: [] }
}

/** The changes of an event since, the latest first. */
export async function changesSince(client: PoolClient, event: string, last: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select c.id::text from event_changes c where c.event_id = $1 and c.id > $2::bigint and ${isChange}
     order by c.id desc`,
    [event, last],
  )
  return rows.map(({ id }) => id)
}

const columns = `p.id, p.kind, p.score, p.created_at as "createdAt", p.sighting_id as "recordId",
  p.event_id as "eventId", p.candidates, p.fields, s.stated, s.first_seen_at as "firstSeenAt",
  s.last_seen_at as "lastSeenAt", o.id as "sourceId", o.name as "sourceName", o.kind as "sourceKind", p.verdict,
  p.decided_at as "decidedAt", p.decided_by as "decidedBy", p.undone_at as "undoneAt", s.event_id as "linkedId",
  case when p.decided_at is not null and p.undone_at is null then ${hindrance} end as hindrance,
  coalesce(p.undo -> 'others', '[]') as others, jsonb_array_length(coalesce(p.undo -> 'along', '[]')) as "alsoSettled",
  p.verdict = 'publish' and coalesce((p.undo ->> 'isLinked')::boolean, false) as "isMerged",
  case when p.undo ? 'batchSize' then jsonb_build_object('id', p.undo -> 'batch', 'count', p.undo -> 'batchSize') end as batch`

/**
 * Conditions of what waits for a decision, of a proposal `p` and its source record `s`. `asked`: what somebody is asked, of
 * each event one question at a time, and nothing about what is over. `over`: what is new and over. `certain`: what of
 * `asked` is published together: new ahead, taking place, its days not in doubt, of a list that passed its sanity check, and never decided before.
 */
export function waitingConditions(now = new Date()): Record<'asked' | 'over' | 'certain', string> {
  const today = `'${dayKeyOf(now, configuration().timeZone)}'`
  const isAhead = `greatest(s.end_day, (select e.end_day from events e where e.id = p.event_id)) >= ${today}`
  const asked = `(p.decided_at is null and ${isAhead} and not ${isAskedOtherwise} and not ${isStatedElsewhere})`
  return {
    asked,
    over: `(p.decided_at is null and p.kind = 'new' and s.end_day < ${today})`,
    certain: `(${asked} and p.kind = 'new' and s.stated ->> 'state' not in ('cancelled', 'postponed')
      and s.stated ->> 'otherDay' is null
      and not ${isOfDegradedList} and not exists (
        select from proposals d where d.sighting_id = p.sighting_id and d.decided_at is not null and d.undone_at is null
      ))`,
  }
}

/** A pair is answered before a change of its record, and both before the absence of an event that they are about. */
const isAskedOtherwise = `(p.kind in ('change', 'vanished') and exists (
  select from proposals q where q.decided_at is null and (q.kind = 'pair' and q.sighting_id = p.sighting_id
    or p.kind = 'vanished' and (q.kind = 'change' and q.event_id = p.event_id
      or q.kind = 'pair' and q.candidates @> jsonb_build_array(jsonb_build_object('eventId', p.event_id))))
))`

/** What another record states is not gone; nor is it for the words of one list to say that it does not belong here. */
const isStatedElsewhere = `(p.kind in ('vanished', 'leftOut') and exists (
  select from sightings o where o.event_id = p.event_id and o.id <> s.id and o.vanished_at is null
    and (p.kind = 'vanished' or o.source_id <> s.source_id)
))`

const isOfDegradedList = `(coalesce((
  select r.outcome from source_runs r where r.source_id = s.source_id order by r.id desc limit 1
), '') = 'degraded')`
