import { activeVisits } from '../../features/visits/active-visits.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const listVisits: Handler<'GET /api/sys/stats/sessions'> = async ({ services: { pool } }) =>
  done(200, await activeVisits(pool, new Date()))
