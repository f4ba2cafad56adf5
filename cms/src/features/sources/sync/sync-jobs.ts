import type { RunTrigger } from '@cyberluach/core/sources/sources'
import type { Pool, PoolClient } from 'pg'
import { addJob } from '../../../platform/database/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { findSource } from './source.ts'
import { syncSource } from './sync-source.ts'

const keyStart = 'sync-source:'

/** Whether a sync of the source `s` waits for its turn or runs. */
export const isSyncing = `exists (
  select from graphile_worker.jobs j where j.key = '${keyStart}' || s.id and j.attempts < j.max_attempts)`

/**
 * Puts a sync of a source into the queue, unless one waits or runs already. A job whose process is killed is taken up by
 * another one, and what an admin asked for is done also where the source is off.
 */
export async function queueSync(
  database: Pool | PoolClient,
  source: string,
  trigger: RunTrigger,
): Promise<void> {
  const { rowCount } = await database.query(`select from sources s where s.id = $1 and ${isSyncing}`, [
    source,
  ])
  if (rowCount === 0)
    await addJob(database, 'sync-source', { source, trigger }, { jobKey: `${keyStart}${source}` })
}

/** The job: a source that was turned off since its hour came is left alone. */
export async function syncSourceJob(services: Services, payload: Record<string, unknown>): Promise<void> {
  const { source, trigger } = payload as { source: string; trigger: RunTrigger }
  if (trigger !== 'person' && !(await findSource(services.pool, source))?.isOn) return
  await syncSource(services, source, trigger)
}
