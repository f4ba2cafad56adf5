import type { DecidedProposal, Proposal } from '@cyberluach/api/proposals'
import type { FieldChange, KnownEvent } from '@cyberluach/api/sources'
import type { ProposalKind, UndoHindrance, Verdict, SourceKind } from '@cyberluach/core/sources/sources'
import type { Pool, PoolClient } from 'pg'
import type { Candidate } from '../judge/judgement.ts'
import type { Stated } from '../sightings.ts'
import { readKnownEvents } from '../statements/known-events.ts'
import { hindrance } from './undo-notes.ts'

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
