import type { ProposalKind, Verdict } from '@cyberluach/core/sources/sources'
import type { FieldChange } from '@cyberluach/api/sources'
import type { PoolClient } from 'pg'
import type { Candidate } from '../judge/judgement.ts'
import { holdSightings, type Sighting } from '../sightings.ts'
import type { Trusted } from '../settle/writing.ts'
import { hindrance, type Undo } from './undo-notes.ts'

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
