import { listEventRequests as endpoint } from '@cyberluach/api/event-requests'
import { readWaiting } from '../../features/submissions/request-rows.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listEventRequests = handle(endpoint, async ({ services: { pool, configuration } }) =>
  done(200, await readWaiting(pool, configuration.timeZone)),
)
