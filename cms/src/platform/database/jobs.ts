import type { Pool, PoolClient } from 'pg'
import { requestId } from '../logger.ts'

export type TaskName =
  | 'ask-about-deadlines'
  | 'clean-up'
  | 'finish-digest'
  | 'prepare-digest'
  | 'publish-due-posts'
  | 'queue-forgotten-mails'
  | 'read-event-pages'
  | 'remove-outlived-samples'
  | 'send-mail'
  | 'send-planned-digest'
  | 'sync-due-sources'
  | 'sync-source'
  | 'tell-event-state'
  | 'tell-staff'
  | 'tell-staff-daily'
  | 'warn-staff'

export type JobOptions = {
  /** Not before this moment; at once where it is missing. */
  runAt?: Date
  /** A job under the same key that has not begun is replaced. */
  jobKey?: string
  /** The job that it replaces keeps its moment, so that many asked for in a row do not put it off for ever. */
  keepsMoment?: boolean
  /** Lower ones first; 0 where nothing is said. */
  priority?: number
}

/** Adds a job in the caller's transaction: it exists once that commits, and never where it does not. */
export async function addJob(
  client: Pool | PoolClient,
  name: TaskName,
  payload: Record<string, unknown>,
  { runAt, jobKey, priority, keepsMoment = false }: JobOptions = {},
): Promise<void> {
  await client.query(
    `select from graphile_worker.add_job($1, payload := $2::json, run_at := $3, job_key := $4, priority := $5,
       job_key_mode := $6)`,
    [
      name,
      payloadWithRequest(payload),
      runAt ?? null,
      jobKey ?? null,
      priority ?? null,
      keepsMoment ? 'preserve_run_at' : 'replace',
    ],
  )
}

/** What a job is given, as JSON, with the name of the request that asks for it: the lines about the job say it, too. */
export function payloadWithRequest(payload: Record<string, unknown>): string {
  return JSON.stringify({ ...payload, requestId: requestId() })
}
