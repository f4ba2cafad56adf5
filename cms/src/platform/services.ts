import config from '../payload.config.ts'
import { getPayload, type Payload } from 'payload'
import type { Pool } from 'pg'
import { configuration, type Configuration } from './configuration.ts'
import { databasePool } from './database/pool.ts'
import { createWriteProbe } from './database/write-probe.ts'
import { createLimits, type Limits } from './rate-limits.ts'

/** What the handlers of the API work with. */
export type Services = {
  payload: Payload
  pool: Pool
  configuration: Configuration
  limits: Limits
  canWrite: () => Promise<boolean>
}

const shared = globalThis as typeof globalThis & { services?: Promise<Services> }

export function services(): Promise<Services> {
  shared.services ??= create().catch((error: unknown) => {
    shared.services = undefined
    throw error
  })
  return shared.services
}

async function create(): Promise<Services> {
  const pool = databasePool()
  return {
    payload: await getPayload({ config }),
    pool,
    configuration: configuration(),
    limits: createLimits(pool, configuration()),
    canWrite: createWriteProbe(),
  }
}
