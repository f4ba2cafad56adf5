import type { PoolClient } from 'pg'
import { mailKeyStart } from './mail-job.ts'
import type { MailKind } from './mail-kinds.ts'
import { mailLock } from './mail-lock.ts'

type Promised = { submissionId: string; kinds: readonly MailKind[]; since: Date }

/**
 * Takes back the mails of these kinds that were promised about a submission since then, in the caller's transaction, as
 * if they had never been. False, and nothing is done, where one has gone or is going: whoever sends a mail holds the
 * same lock.
 */
export async function takeMailsBack(
  client: PoolClient,
  { submissionId, kinds, since }: Promised,
): Promise<boolean> {
  const { rows: locks } = await client.query<{ id: string; isHeld: boolean }>(
    `select id, pg_try_advisory_xact_lock(${mailLock('id::text')}) as "isHeld" from mails
     where submission_id = $1 and kind::text = any($2) and created_at >= $3`,
    [submissionId, kinds, since],
  )
  if (locks.some(({ isHeld }) => !isHeld)) return false
  const ids = locks.map(({ id }) => id)
  // Read after the lock is held: what was sent before that is known by now.
  const { rows: sent } = await client.query(
    `select from mails where id = any($1::uuid[]) and status = 'sent'`,
    [ids],
  )
  if (sent.length > 0) return false
  await client.query(
    `select graphile_worker.remove_job('${mailKeyStart}' || id) from unnest($1::text[]) id`,
    [ids],
  )
  await client.query('delete from mails where id = any($1::uuid[])', [ids])
  return true
}
