import { listManagedEvents as endpoint } from '@cyberluach/api/manage-events'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { listManaged } from '../../features/search/list-managed.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listManagedEvents = handle(endpoint, async ({ query, services: { pool, configuration } }) => {
  const { timeZone } = configuration
  const today = dayKeyOf(new Date(), timeZone)
  return done(200, await listManaged(pool, query, { today, timeZone }))
})
