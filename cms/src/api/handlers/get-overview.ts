import { overviewOf } from '../../features/visits/overview.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const getOverview: Handler<'GET /api/sys/stats/overview'> = async ({ signedIn, query, services }) => {
  const { username, role } = signedIn.user
  const verified = { ok: true as const, admin: { username, role } }
  if (!query.timeframe) return done(200, verified)
  const { pool, configuration } = services
  const measured = await overviewOf(pool, query.timeframe, new Date(), configuration.timeZone)
  return done(200, { ...verified, ...measured })
}
