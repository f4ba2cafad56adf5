import { listEventChanges as endpoint } from '@cyberluach/api/change-event'
import { readChanges } from '../../features/events/changes/event-changes.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listEventChanges = handle(endpoint, async ({ params, services: { pool } }) => {
  const changes = await readChanges(pool, params.id)
  if (changes.length > 0) return done(200, changes)
  const { rows } = await pool.query('select from events where id = $1', [params.id])
  return rows.length > 0 ? done(200, []) : refused('notFound')
})
