import type { PoolClient } from 'pg'
import { noteArrival } from '../notices/note-arrival.ts'
import { noteFault, type Judgement } from '../proofs/judge-proof.ts'
import { submissionColumns, type SubmissionRow } from './submission-rows.ts'

/**
 * Stores a submission by the names of its columns, and has the admins told of it who want to be, of what
 * is suspicious in the morning; it is pending. Answers it as it is stored.
 */
export async function insertSubmission(
  client: PoolClient,
  values: Record<string, unknown>,
  judgement: Judgement,
): Promise<SubmissionRow> {
  const names = Object.keys(values)
  const { rows } = await client.query<SubmissionRow>(
    `insert into submissions as s (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning ${submissionColumns}`,
    Object.values(values),
  )
  if (!rows[0]) throw new Error('an insert without a row')
  await noteFault(client, rows[0].id, judgement)
  await noteArrival(client, rows[0].id, judgement)
  return rows[0]
}
