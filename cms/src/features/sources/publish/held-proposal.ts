import type { ProposalKind, Verdict } from '@cyberluach/core/sources/sources'
import type { FieldChange } from '@cyberluach/api/sources'
import type { PoolClient } from 'pg'
import type { Candidate } from '../match/score.ts'
import { holdSightings, type Sighting } from '../rows.ts'
import type { Trusted } from '../reconcile/context.ts'

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
  sighting: Sighting
}

type Row = Omit<HeldProposal, 'source' | 'sighting' | 'name'> & {
  sightingId: string
  sourceId: string
  sourceName: string
  trust: Trusted['trust']
}

/** A proposal with its sighting, both held until the transaction ends; null where there is none. */
export async function holdProposal(client: PoolClient, id: string): Promise<HeldProposal | null> {
  await client.query('select from proposals where id = $1 for update', [id])
  const { rows } = await client.query<Row>(
    `select p.id, p.kind, p.event_id as "eventId", p.candidates, p.fields, p.score, p.decided_at is null as "isOpen",
       p.verdict, p.undone_at is not null as "isUndone", p.undo is not null and ${hindrance} is null as "isUntouched", p.undo,
       p.sighting_id as "sightingId", o.id as "sourceId", o.name as "sourceName", o.trust
     from proposals p join sightings s on s.id = p.sighting_id join sources o on o.id = s.source_id
     where p.id = $1`,
    [id],
  )
  const row = rows[0]
  const [sighting] = row ? await holdSightings(client, [row.sightingId]) : []
  if (!row || !sighting) return null
  const { sourceId, trust, sourceName, sightingId: _, ...held } = row
  return {
    ...held,
    source: { id: sourceId, trust },
    name: `${sourceName}: ${sighting.stated.title}`,
    sighting,
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
  /** The sighting was linked to the event by it. */
  isLinked: boolean
  /** Changes of the event by it, those to be taken back first. */
  changes: string[]
  /** Proposals that it opened. */
  opened: string[]
  /** The events that it was said not to be of. */
  others?: string[]
  /** Decisions about the same row of other lists that followed from it. */
  along?: string[]
  /** Two events were made one by it. */
  merge?: string
  /** Whose statements were shown before. */
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
 * another sighting or a submission. Null where nothing does.
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
export async function standing(
  client: PoolClient,
  event: string,
): Promise<Pick<Undo, 'lastChange' | 'shown'>> {
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
