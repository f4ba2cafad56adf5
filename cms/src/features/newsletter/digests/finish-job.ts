import type { PoolClient } from 'pg'
import { addJob } from '../../../platform/database/add-job.ts'

/** Lets somebody look whether all mails of a digest are sent, after the mails that wait. */
export function addFinishJob(client: PoolClient, digest: string, runAt?: Date): Promise<void> {
  const options = { jobKey: `digest:${digest}`, priority: 20, ...(runAt && { runAt }) }
  return addJob(client, 'finish-digest', { digest }, options)
}
