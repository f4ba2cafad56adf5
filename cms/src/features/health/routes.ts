import * as healthApi from '@cyberluach/api/health'
import { databaseState } from '../../platform/database/availability.ts'
import type { Services } from '../../platform/services.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done } from '../../platform/http/outcome.ts'
import { version } from '../../platform/version.ts'
import { responseTimes } from './metrics.ts'
import { readBackupState } from '../backups/backup-state.ts'

export const getHealth = handle(healthApi.getHealth, ({ services }) => state(services))

export const getReady = handle(healthApi.getReady, ({ services }) => state(services))

export const getCms = handle(healthApi.getCms, async () => done(200, { status: 'ok' }))

/** The edge answers it before us, and does where we are away. */
export const getLive = handle(healthApi.getLive, async () => done(200, { status: 'ok' }))

async function state(services: Services) {
  const { ok } = await databaseState(services)
  return done(ok ? 200 : 503, { status: ok ? 'ok' : 'unavailable' } as const)
}

export const getHealthReport = handle(healthApi.getHealthReport, async ({ services }) => {
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

export const getBackupState = handle(
  healthApi.getBackupState,
  async ({ services: { pool, configuration } }) =>
    done(200, await readBackupState(pool, configuration.backupEvery)),
)
