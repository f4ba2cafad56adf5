import { call, callWithTotal } from '@cyberluach/api/client'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'

import { storedToken } from '../../../session/session.ts'
import type { Reading } from './queue-state.ts'
import { queryOf, type QueueFilter, type QueueOrder } from './queue.ts'

/** How many the API takes by their ids at once. */
const idsAtOnce = 100

type Request = {
  kind: SubmissionKind
  order: QueueOrder
  filter: QueueFilter
  limit: number
  /** What is on the screen already. */
  shown: readonly string[]
}

/**
 * Reads the first rows that match, and what became of the rows on the screen that are not among them: they were
 * decided, pushed further down, or deleted. Unchanged answers come out of the browser's cache: the server says 304.
 */
export async function readQueue(request: Request, signal: AbortSignal): Promise<Reading> {
  const { kind, order, filter, limit, shown } = request
  const options = { token: storedToken() ?? '', signal }
  const { answer: rows, total } = await callWithTotal('GET /api/sys/mgmt/submissions', {
    ...options,
    query: { kind, order, limit, ...queryOf(filter) },
  })
  const read = new Set(rows.map(({ id }) => id))
  const missing = partsOf(
    shown.filter((id) => !read.has(id)),
    idsAtOnce,
  )
  const others = await Promise.all(
    missing.map((ids) =>
      call('GET /api/sys/mgmt/submissions', { ...options, query: { kind, ids: ids.join(',') } }),
    ),
  )
  return { filter, rows, others: others.flat(), total: total ?? rows.length }
}

/** A list in parts of at most so many. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += most) parts.push(items.slice(start, start + most))
  return parts
}
