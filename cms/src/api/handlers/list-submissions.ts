import { listSubmissions as endpoint } from '@cyberluach/api/list-submissions'
import type { Pool } from 'pg'
import { tagOfList } from '../change-count.ts'
import type { Conditions } from '../../platform/database/conditions.ts'
import { type Call, handle } from '../endpoint.ts'
import { done, unchanged } from '../../platform/outcome.ts'
import { matchesEtag } from '../../platform/etag.ts'
import { submissionConditions } from '../../features/submissions/submission-filter.ts'
import {
  submissionColumns,
  submissionOf,
  type SubmissionRow,
} from '../../features/submissions/submission-rows.ts'

type Query = Call<typeof endpoint>['query']

/** Each is the order of an index, so that the first page is read and not sorted. */
const orders = {
  newest: 's.created_at desc, s.id',
  queue: `(s.status <> 'pending'), (case when s.status = 'pending' then s.created_at end), s.decided_at desc nulls last, s.created_at desc, s.id`,
  inbox: `(s.status <> 'pending'), s.created_at desc, s.id`,
}

export const listSubmissions = handle(endpoint, async ({ query, headers, services }) => {
  const { pool, configuration } = services
  const etag = await tagOfList(pool, 'submissions', query, configuration.timeZone)
  if (matchesEtag(headers, etag)) return unchanged(etag)
  const filter = submissionConditions(query)
  const { rows, total } = await (query.q ? searched : listed)(pool, filter, query)
  const records = rows.map((row) => submissionOf(row, configuration.timeZone))
  return done(200, records, { 'x-total-count': String(total), etag })
})

type Page = { rows: SubmissionRow[]; total: number }

/** Without a search, the first page and the number of all are read from indexes, each for itself. */
async function listed(pool: Pool, filter: Conditions, query: Query): Promise<Page> {
  const [rows, total] = await Promise.all([pageOf(pool, filter, query, 'null'), countOf(pool, filter)])
  return { rows, total }
}

/** What a search finds is found once: for the page, and to be counted. */
async function searched(pool: Pool, filter: Conditions, query: Query): Promise<Page> {
  const rows = await pageOf(pool, filter, query, 'count(*) over ()')
  const isBeyond = rows.length === 0 && query.offset > 0
  return { rows, total: isBeyond ? await countOf(pool, filter) : Number(rows[0]?.total ?? 0) }
}

/** Sorts ids alone, and reads the records of the page that is left. */
async function pageOf(
  pool: Pool,
  { where, values }: Conditions,
  query: Query,
  total: string,
): Promise<(SubmissionRow & { total: string | null })[]> {
  const order = orders[query.order]
  const next = values.length + 1
  const { rows } = await pool.query<SubmissionRow & { total: string | null }>(
    `select ${submissionColumns}, page.total
     from (
       select s.id, ${total} as total from submissions s
       where ${where} order by ${order} limit $${next} offset $${next + 1}
     ) page
     join submissions s on s.id = page.id
     order by ${order}`,
    [...values, query.limit, query.offset],
  )
  return rows
}

async function countOf(pool: Pool, { where, values }: Conditions): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from submissions s where ${where}`,
    values,
  )
  return Number(rows[0]?.count ?? 0)
}
