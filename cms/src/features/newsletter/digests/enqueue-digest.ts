import type { PoolClient, QueryConfig } from 'pg'
import { addJob } from '../../../platform/database/jobs.ts'
import { requestId } from '../../../platform/logger.ts'
import { digestPriority, mailKeyStart, mailPayload, mailTask } from '../../mail/mail-job.ts'
import { messageHost } from '../../mail/mail-server.ts'

/** Lets somebody look whether all mails of a digest are sent, after the mails that wait. */
export function addFinishJob(client: PoolClient, digest: string, runAt?: Date): Promise<void> {
  const options = { jobKey: `digest:${digest}`, priority: 20, ...(runAt && { runAt }) }
  return addJob(client, 'finish-digest', { digest }, options)
}

const timeoutMs = 120_000

/**
 * Promises the letter of a digest (`digests.letters`, in each language `{ subject, html, text }`) to every active
 * subscriber in the caller's transaction, and returns to how many. Whoever was promised it before is not promised it
 * again. When all are sent, the digest is marked `sent`.
 */
export async function enqueueDigest(client: PoolClient, digestId: string): Promise<number> {
  await client.query(`select set_config('statement_timeout', $1, true)`, [`${timeoutMs}`])
  const query: QueryConfig & { query_timeout: number } = {
    text: promising,
    values: [digestId, messageHost(), digestPriority, requestId() ?? null],
    query_timeout: timeoutMs,
  }
  const { rows } = await client.query<{ count: number }>(query)
  await addFinishJob(client, digestId)
  return rows[0]?.count ?? 0
}

const promising = `
  with made as (
    select gen_random_uuid() as id, s.id as subscriber, s.email, s.locale::text,
      d.letters -> s.locale::text ->> 'subject' as subject
    from subscribers s, digests d
    where d.id = $1 and s.subscribed
  ), stored as (
    insert into mails (id, kind, recipient_email, locale, subject, message_id, digest_id, subscriber_id)
    select id, 'digest', email, locale::enum_mails_locale, subject, '<' || id || '@' || $2 || '>', $1, subscriber
    from made
    on conflict (digest_id, subscriber_id) where digest_id is not null do nothing
    returning id
  ), jobs as (
    select array_agg((
      '${mailTask}', ${mailPayload('$4')}, null, null, null, '${mailKeyStart}' || id, $3, null
    )::graphile_worker.job_spec) as specs, count(*)::integer as count
    from stored
  )
  select count, (select count(*) from graphile_worker.add_jobs(specs)) as added from jobs`
