import type { Verdict } from '@cyberluach/core/sources/sources'
import type { PoolClient } from 'pg'
import { isOneRow } from '../judge/is-one-row.ts'
import type { Candidate } from '../judge/judgement.ts'
import type { Stated } from '../sightings.ts'
import type { HeldProposal } from './hold-proposal.ts'
import type { Undo } from './undo-notes.ts'

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
