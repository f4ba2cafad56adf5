import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { addMailJob } from './mail-job.ts'

type StoredMail = { status: string; kind: string; isDigest: boolean; isAboutSubmission: boolean }

/** By whom, and which mails they may know of. */
type By = { username: string | null; which?: 'all' | 'ofSubmissions' }

/**
 * Puts a mail that failed or was kept into the queue again, under its old Message-ID. Of two who ask at the same moment
 * the second finds it queued.
 */
export async function sendAgain(
  id: string,
  { username, which = 'all' }: By,
): Promise<'queued' | 'notFound' | 'notAgain'> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<StoredMail>(
      `select status, kind, digest_id is not null as "isDigest", submission_id is not null as "isAboutSubmission"
       from mails where id = $1 for update`,
      [id],
    )
    const mail = rows[0]
    if (!mail || (which === 'ofSubmissions' && !mail.isAboutSubmission)) return 'notFound'
    if (mail.status !== 'failed' && mail.status !== 'kept') return 'notAgain'
    await client.query(
      `update mails set status = 'queued', attempts = 0, error = null, updated_at = now() where id = $1`,
      [id],
    )
    // The list of submissions says which mails did not go.
    if (mail.isAboutSubmission)
      await client.query(`update change_counters set changes = changes + 1 where list = 'submissions'`)
    await addMailJob(client, { id, isDigest: mail.isDigest })
    await recordAudit(client, { action: 'mailSentAgain', username, subject: id, details: mail.kind })
    return 'queued'
  })
}
