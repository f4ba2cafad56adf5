import { listVisits as endpoint } from '@cyberluach/api/list-visits'
import { activeVisits } from '../../features/visits/active-visits.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const listVisits = handle(endpoint, async ({ services: { pool } }) =>
  done(200, await activeVisits(pool, new Date())),
)
