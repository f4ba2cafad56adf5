import type { DecidedProposal, Proposals, Proposal } from '@cyberluach/api/proposals'
import {
  proposalKinds,
  type ProposalKind,
  type UndoHindrance,
  type Verdict,
  type SourceKind,
} from '@cyberluach/core/sources/sources'
import type { Pool, PoolClient } from 'pg'
import { conditions } from '../../../platform/database/conditions.ts'
import type { FieldChange, KnownEvent } from '@cyberluach/api/sources'
import type { Candidate } from '../match/score.ts'
import type { Stated } from '../rows.ts'
import { readKnownEvents } from '../reconcile/claims.ts'
import { hindrance } from './held-proposal.ts'

type Asked = { kind?: ProposalKind | undefined; source?: string | undefined; limit: number; offset: number }

/** A page of what nobody has decided about, best first, and how many of each kind there are. */
export async function listProposals(pool: Pool, { kind, source, limit, offset }: Asked): Promise<Proposals> {
  const { where, values } = conditions([
    ['p.kind = ?', kind],
    ['s.source_id = ?', source],
  ])
  const at = values.length + 1
  const rows = await readProposals(
    pool,
    `where p.decided_at is null and ${where}
     order by p.score desc, p.created_at, p.id limit $${at} offset $${at + 1}`,
    [...values, limit, offset],
  )
  const counts = await countKinds(pool, source)
  const total = kind ? counts[kind] : proposalKinds.reduce((sum, one) => sum + counts[one], 0)
  return { proposals: await proposalsOf(pool, rows), total, counts }
}

async function countKinds(pool: Pool, source: string | undefined): Promise<Proposals['counts']> {
  const { rows } = await pool.query<{ kind: ProposalKind; count: number }>(
    `select p.kind, count(*)::integer as count from proposals p join sightings s on s.id = p.sighting_id
     where p.decided_at is null and ($1::uuid is null or s.source_id = $1) group by p.kind`,
    [source ?? null],
  )
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  const countOf = (kind: ProposalKind) => counts.get(kind) ?? 0
  return {
    new: countOf('new'),
    pair: countOf('pair'),
    change: countOf('change'),
    vanished: countOf('vanished'),
  }
}

/** The last decisions, the latest first. */
export async function listDecided(
  pool: Pool,
  { source, limit, offset }: Omit<Asked, 'kind'>,
): Promise<DecidedProposal[]> {
  const rows = await readProposals(
    pool,
    `where p.decided_at is not null and ($1::uuid is null or s.source_id = $1)
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
  sightingId: string
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
  /** The event that the sighting is of since. */
  linkedId: string | null
  /** What stands against taking it back, if it was decided and was not. */
  hindrance: UndoHindrance | null
  /** The events that it was said not to be of. */
  others: string[]
  alsoSettled: number
}

const columns = `p.id, p.kind, p.score, p.created_at as "createdAt", p.sighting_id as "sightingId",
  p.event_id as "eventId", p.candidates, p.fields, s.stated, s.first_seen_at as "firstSeenAt",
  s.last_seen_at as "lastSeenAt", o.id as "sourceId", o.name as "sourceName", o.kind as "sourceKind", p.verdict,
  p.decided_at as "decidedAt", p.decided_by as "decidedBy", p.undone_at as "undoneAt", s.event_id as "linkedId",
  case when p.decided_at is not null and p.undone_at is null then ${hindrance} end as hindrance,
  coalesce(p.undo -> 'others', '[]') as others, jsonb_array_length(coalesce(p.undo -> 'along', '[]')) as "alsoSettled"`

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
export async function proposalsOf(
  database: Pool | PoolClient,
  rows: readonly ProposalRow[],
): Promise<Proposal[]> {
  const ids = rows.flatMap(({ eventId, candidates }) => [
    ...(eventId ? [eventId] : []),
    ...candidates.map((candidate) => candidate.eventId),
  ])
  const events = await readKnownEvents(database, ids)
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
  }))
}

/** What would change of the event as it stands now: it may say something else than when the change was proposed. */
function fieldsNow({ fields }: ProposalRow, event: KnownEvent | undefined): FieldChange[] {
  const now: Record<string, unknown> = { ...event?.statement }
  return (fields ?? []).map((change) =>
    change.field in now ? { ...change, before: now[change.field] } : change,
  )
}

/** Those that were decided. */
export async function decidedOf(
  database: Pool | PoolClient,
  rows: readonly ProposalRow[],
): Promise<DecidedProposal[]> {
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
        mayUndo: row.undoneAt === null && row.hindrance === null,
        hindrance: row.hindrance,
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
