import { getHealth as endpoint } from '@cyberluach/api/get-health'
import { databaseState } from '../../platform/database/database-state.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const getHealth = handle(endpoint, async ({ services }) => {
  const { ok } = await databaseState(services)
  return done(ok ? 200 : 503, { status: ok ? 'ok' : 'unavailable' })
})
