import { conditions, containing } from '../conditions.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../outcome.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../submission-rows.ts'

export const listSubmissions: Handler<'GET /api/sys/mgmt/submissions'> = async ({ query, services }) => {
  const { pool, configuration } = services
  const { kind, status, q, limit, offset } = query
  const { where, values } = conditions([
    [`s.event_type not in ('contact_message', 'feedback') = ?`, kind === 'event' ? true : undefined],
    ['s.event_type = ?', kind === 'event' ? undefined : kind],
    ['s.status = ?', status],
    [
      `(s.title ilike ? or s.organizer_name ilike ? or s.organizer_email ilike ? or s.event_type::text ilike ?)`,
      containing(q),
    ],
  ])
  const next = values.length + 1
  const { rows } = await pool.query<SubmissionRow & { total: string }>(
    `select ${submissionColumns}, count(*) over () as total from submissions s
     where ${where} order by s.created_at desc, s.id limit $${next} offset $${next + 1}`,
    [...values, limit, offset],
  )
  const total = rows[0]?.total ?? (offset === 0 ? '0' : await countOf(pool, where, values))
  return done(
    200,
    rows.map((row) => submissionOf(row, configuration.timeZone)),
    { 'x-total-count': total },
  )
}

async function countOf(pool: import('pg').Pool, where: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from submissions s where ${where}`,
    values,
  )
  return rows[0]?.count ?? '0'
}
