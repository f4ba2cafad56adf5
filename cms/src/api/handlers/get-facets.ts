import { getFacets as endpoint } from '@cyberluach/api/get-facets'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { readCounts } from '../../features/events/read-counts.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getFacets = handle(endpoint, async ({ services: { pool, configuration } }) => {
  const now = new Date()
  const { facets } = await readCounts(pool, { now, today: dayKeyOf(now, configuration.timeZone) })
  return done(200, facets)
})
