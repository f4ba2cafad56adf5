import type { Pool, PoolClient } from 'pg'
import type { Texts } from './texts.ts'

/** What somebody who may not publish it wrote of an event's English; null of what they left as it was. */
export type EnglishProposal = {
  eventId: string
  /** As readers have it now. */
  now: Texts
  proposed: { title: string | null; description: string | null }
  by: string
  at: Date
}

const columns = `
  p.event_id as "eventId", jsonb_build_object('title', coalesce(l.title, ''), 'description', coalesce(l.description, '')) as now,
  jsonb_build_object('title', p.title, 'description', p.description) as proposed, p.proposed_by as by, p.proposed_at as at`

const tables = `
  event_text_proposals p left join events_locales l on l._parent_id = p.event_id and l._locale = 'en'`

/** What waits for somebody who publishes, what was written first at the top. */
export async function readProposals(pool: Pool): Promise<EnglishProposal[]> {
  const { rows } = await pool.query<EnglishProposal>(
    `select ${columns} from ${tables} order by p.proposed_at, p.event_id`,
  )
  return rows
}

/** What waits of one event; null where nothing does. */
export async function readProposal(pool: Pool, event: string): Promise<EnglishProposal | null> {
  const { rows } = await pool.query<EnglishProposal>(
    `select ${columns} from ${tables} where p.event_id = $1`,
    [event],
  )
  return rows[0] ?? null
}

export async function countProposals(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from event_text_proposals',
  )
  return rows[0]?.count ?? 0
}

/** Takes what waits of an event, as it was looked at; null where it is another by now, or none. */
export async function takeProposal(
  client: PoolClient,
  event: string,
  at: string,
): Promise<EnglishProposal['proposed'] | null> {
  const { rows } = await client.query<EnglishProposal['proposed']>(
    `delete from event_text_proposals
     where event_id = $1 and date_trunc('milliseconds', proposed_at) = $2::timestamptz
     returning title, description`,
    [event, at],
  )
  return rows[0] ?? null
}
