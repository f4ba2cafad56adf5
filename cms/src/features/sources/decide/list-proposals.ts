import type { DecidedProposal, Proposals } from '@cyberluach/api/proposals'
import { proposalKinds, type ProposalKind } from '@cyberluach/core/sources/sources'
import type { Pool } from 'pg'
import { conditions } from '../../../platform/database/conditions.ts'
import { decidedOf, proposalsOf, readProposals } from './proposal-rows.ts'

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
