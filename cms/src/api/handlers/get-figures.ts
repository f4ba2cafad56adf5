import { getFigures as endpoint } from '@cyberluach/api/get-figures'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { readCounts } from '../../features/events/read-counts.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getFigures = handle(endpoint, async ({ services: { pool, configuration } }) => {
  const now = new Date()
  const { figures } = await readCounts(pool, { now, today: dayKeyOf(now, configuration.timeZone) })
  return done(200, figures)
})
