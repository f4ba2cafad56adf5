import { configuration } from '../platform/configuration.ts'
import { createPool } from '../platform/database/pool.ts'
import type { Services } from '../platform/services.ts'
import { startJobs } from '../jobs/start-jobs.ts'

/** A process that does nothing but work the queue off, to be killed by a test. */
startJobs({ configuration: configuration(), pool: createPool(configuration().databaseUrl) } as Services)
