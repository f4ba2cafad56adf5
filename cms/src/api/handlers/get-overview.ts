import { getOverview as endpoint } from '@cyberluach/api/get-overview'
import { overviewOf } from '../../features/visits/overview.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const getOverview = handle(endpoint, async ({ signedIn, query, services }) => {
  const { username, role } = signedIn.user
  const verified = { ok: true as const, admin: { username, role } }
  if (!query.timeframe) return done(200, verified)
  const { pool, configuration } = services
  const measured = await overviewOf(pool, query.timeframe, new Date(), configuration.timeZone)
  return done(200, { ...verified, ...measured })
})
