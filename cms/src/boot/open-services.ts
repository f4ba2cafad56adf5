import config from '../payload.config.ts'
import { getPayload } from 'payload'
import { configuration } from '../platform/configuration.ts'
import { databasePool } from '../platform/database/pool.ts'
import { createWriteProbe } from '../platform/database/write-probe.ts'
import { limitsOn } from '../platform/rate-limits.ts'
import type { Services } from '../platform/services.ts'

const shared = globalThis as typeof globalThis & { services?: Promise<Services> }

/** The services of this process, opened once; after a failure the next call tries again. */
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
    limits: limitsOn(pool, configuration()),
    canWrite: createWriteProbe(),
  }
}
