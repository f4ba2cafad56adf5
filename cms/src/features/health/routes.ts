import * as healthApi from '@cyberluach/api/health'
import { databaseState } from '../../platform/database/availability.ts'
import type { Services } from '../../platform/services.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done } from '../../platform/http/outcome.ts'
import { version } from '../../platform/version.ts'
import { responseTimes } from './metrics.ts'
import { readBackupState } from '../backups/backup-state.ts'

const getHealth = handle(healthApi.getHealth, ({ services }) => state(services))

const getReady = handle(healthApi.getReady, ({ services }) => state(services))

const getCms = handle(healthApi.getCms, async () => done(200, { status: 'ok' }))

/** The edge answers it before us, and does where we are away. */
const getLive = handle(healthApi.getLive, async () => done(200, { status: 'ok' }))

async function state(services: Services) {
  const { ok } = await databaseState(services)
  return done(ok ? 200 : 503, { status: ok ? 'ok' : 'unavailable' } as const)
}

const getHealthReport = handle(healthApi.getHealthReport, async ({ services }) => {
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

const getBackupState = handle(healthApi.getBackupState, async ({ services: { pool, configuration } }) =>
  done(200, await readBackupState(pool, configuration.backupEvery)),
)

export const healthRoutes = [getHealth, getLive, getCms, getReady, getHealthReport, getBackupState] as const
