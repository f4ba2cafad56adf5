import type { PoolClient } from 'pg'
import { addJob, type TaskName } from '../../platform/database/jobs.ts'
import { requestId } from '../../platform/logger.ts'

/** The task that sends a mail, by the name that SQL calls it too. */
export const mailTask = 'send-mail' satisfies TaskName

/** Mails to one person go before those to thousands. */
export const digestPriority = 10

export const mailKeyStart = 'mail:'

/** What the job of the mail `id` is given, in SQL. `request` names the parameter with the request that asks for it. */
export const mailPayload = (request: string) =>
  `json_strip_nulls(json_build_object('mail', id, 'requestId', ${request}::text))`

/** One job a mail: a second one takes the first one's place. */
export const mailJobKey = (mailId: string) => mailKeyStart + mailId

export function addMailJob(client: PoolClient, mail: { id: string; isDigest: boolean }, runAt?: Date): Promise<void> {
  return addJob(
    client,
    mailTask,
    { mail: mail.id },
    {
      jobKey: mailJobKey(mail.id),
      ...(runAt ? { runAt } : {}),
      ...(mail.isDigest ? { priority: digestPriority } : {}),
    },
  )
}

/** A job for each of several mails to one person each, in one statement; they go after so many seconds. */
export async function addMailJobs(client: PoolClient, ids: readonly string[], afterSeconds: number): Promise<void> {
  await client.query(
    `select from graphile_worker.add_jobs(array(
       select (
         '${mailTask}', ${mailPayload('$3')}, null, now() + make_interval(secs => $2), null,
         '${mailKeyStart}' || id, null, null
       )::graphile_worker.job_spec
       from unnest($1::text[]) mail (id)
     ))`,
    [ids, afterSeconds, requestId() ?? null],
  )
}
