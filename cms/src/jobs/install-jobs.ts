import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { jobLogger } from './job-logger.ts'

/** Brings the queue's own tables (the schema `graphile_worker`) up to date. */
export async function installJobs(pgPool: Pool): Promise<void> {
  await runMigrations({ pgPool, logger: jobLogger })
}
