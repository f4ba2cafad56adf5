import { listEventChanges as endpoint } from '@cyberluach/api/change-event'
import { readChanges } from '../../features/events/changes/event-changes.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

/** Every event has one: how it began. */
export const listEventChanges = handle(endpoint, async ({ params, services: { pool } }) => {
  const changes = await readChanges(pool, params.id)
  return changes.length > 0 ? done(200, changes) : refused('notFound')
})
