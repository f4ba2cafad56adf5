import { listDeadlines as endpoint } from '@cyberluach/api/deadlines'
import { readDeadlines } from '../../features/deadlines/read-deadlines.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listDeadlines = handle(endpoint, async ({ query, services: { pool } }) => {
  const { page, ...filter } = query
  const list = await readDeadlines(pool, filter, page, new Date())
  return list ? done(200, list) : refused('notFound')
})
