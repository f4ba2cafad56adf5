import config from '../payload.config.ts'
import { getPayload } from 'payload'
import { configuration } from '../platform/configuration.ts'
import { createPool, databasePool, createReadPool } from '../platform/database/pool.ts'
import { createWriteProbe } from '../platform/database/availability.ts'
import { limitsOn } from '../platform/rate-limits.ts'
import type { Services } from '../platform/services.ts'

/** One that is away is given up soon: the primary answers in its place. */
const replicaWaits = { connectionTimeoutMillis: 1000, application_name: 'cms reads' }

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
  const { readUrl } = configuration()
  return {
    payload: await getPayload({ config }),
    pool,
    ...(readUrl && { readPool: createReadPool(pool, createPool(readUrl, replicaWaits)) }),
    configuration: configuration(),
    limits: limitsOn(pool, configuration()),
    canWrite: createWriteProbe(),
  }
}
