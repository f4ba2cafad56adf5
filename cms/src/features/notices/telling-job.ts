import type { PoolClient } from 'pg'
import { addJob } from '../../platform/database/add-job.ts'

/** The job that tells whoever is to be told at once. There is one at most; while it waits, its moment stays. */
export function addTellingJob(client: PoolClient, runAt?: Date): Promise<void> {
  return addJob(
    client,
    'tell-staff',
    {},
    { jobKey: 'tell-staff', keepsMoment: true, ...(runAt && { runAt }) },
  )
}
