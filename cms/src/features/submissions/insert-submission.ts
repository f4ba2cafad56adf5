import type { PoolClient } from 'pg'
import { submissionColumns, type SubmissionRow } from './submission-rows.ts'

/** Stores a submission by the names of its columns; it is pending. Answers it as it is stored. */
export async function insertSubmission(
  client: PoolClient,
  values: Record<string, unknown>,
): Promise<SubmissionRow> {
  const names = Object.keys(values)
  const { rows } = await client.query<SubmissionRow>(
    `insert into submissions as s (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning ${submissionColumns}`,
    Object.values(values),
  )
  if (!rows[0]) throw new Error('an insert without a row')
  return rows[0]
}
