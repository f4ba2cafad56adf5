import type { PoolClient } from 'pg'
import { submissionColumns, type SubmissionRow } from './submission-rows.ts'

/** Changes a submission that the transaction holds by what comes after `set`, and answers it as it is then. */
export async function updateSubmission(
  client: PoolClient,
  id: string,
  changes: string,
  values: unknown[],
): Promise<SubmissionRow> {
  const { rows } = await client.query<SubmissionRow>(
    `update submissions s set ${changes}, updated_at = now() where s.id = $1 returning ${submissionColumns}`,
    [id, ...values],
  )
  if (!rows[0]) throw new Error('a submission vanished while it was held')
  return rows[0]
}
