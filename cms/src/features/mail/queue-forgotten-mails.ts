import type { Services } from '../../platform/services.ts'
import { digestPriority, mailKeyStart, mailTask } from './mail-job.ts'

/** A mail that waits has a job; where that was lost (its tries used up by an outage, say), it gets a new one. */
export async function queueForgottenMails({ pool }: Services): Promise<void> {
  await pool.query(
    `select count(graphile_worker.add_job('${mailTask}', json_build_object('mail', id), job_key := '${mailKeyStart}' || id,
         priority := case when digest_id is null then 0 else ${digestPriority} end))
     from (
       select id, digest_id from mails m
       where status = 'queued' and updated_at < now() - interval '10 minutes'
         and not exists (select from graphile_worker.jobs j where j.key = '${mailKeyStart}' || m.id and j.attempts < j.max_attempts)
       limit 1000
     ) forgotten`,
  )
}
