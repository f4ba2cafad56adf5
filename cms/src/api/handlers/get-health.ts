import { databaseState } from '../../platform/database/database-state.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const getHealth: Handler<'GET /api/health'> = async ({ services }) => {
  const { ok } = await databaseState(services)
  return done(ok ? 200 : 503, { status: ok ? 'ok' : 'unavailable' })
}
