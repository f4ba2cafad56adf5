import { getHealthReport as endpoint } from '@cyberluach/api/get-health'
import { databaseState } from '../../platform/database/database-state.ts'
import { version } from '../../platform/version.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'
import { responseTimes } from '../response-times.ts'

export const getHealthReport = handle(endpoint, async ({ services }) => {
  const database = await databaseState(services)
  return done(database.ok ? 200 : 503, {
    status: database.ok ? 'ok' : 'unavailable',
    database,
    version,
    node: process.version,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    uptimeSeconds: Math.floor(process.uptime()),
    responseTimes: responseTimes(),
  })
})
