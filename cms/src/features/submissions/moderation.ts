import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import type { PoolClient } from 'pg'
import { recordAudit } from '../audit/record-audit.ts'
import { refused, type Refusal } from '../../platform/outcome.ts'
import { updateSubmission } from './update-submission.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from './submission-rows.ts'

/**
 * The submission, held by this transaction until its end: of two who decide at once, the second sees the decision.
 * `seen` is the correction that was looked at, where that matters: a later one wants to be seen first.
 */
export async function holdPending(
  client: PoolClient,
  id: string,
  seen?: string,
): Promise<SubmissionRow | Refusal> {
  const { rows } = await client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = $1 for update of s`,
    [id],
  )
  const row = rows[0]
  if (!row) return refused('notFound')
  if (row.status !== 'pending') return refused('notPending')
  const corrected = row.correctedAt?.toISOString() ?? 'never'
  return seen === undefined || seen === corrected ? row : refused('corrected')
}

type Decision = { status: 'approved' | 'rejected'; notes: string | null; username: string }

export async function settle(
  client: PoolClient,
  { id, title }: SubmissionRow,
  { status, notes, username }: Decision,
  timeZone: string,
): Promise<SubmissionRecord> {
  const row = await updateSubmission(
    client,
    id,
    'status = $2, admin_notes = coalesce($3, admin_notes), decided_at = now(), decided_by = $4',
    [status, notes, username],
  )
  const action = status === 'approved' ? 'approve' : 'reject'
  await recordAudit(client, { action, username, subject: id, details: title })
  return submissionOf(row, timeZone)
}
