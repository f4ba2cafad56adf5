import type { PoolClient } from 'pg'
import { submissionColumns, type SubmissionRow } from './submission-rows.ts'

/** Changes a submission that the transaction holds by what comes after `set`, and answers it as it is then. */
export async function updateSubmission(
  client: PoolClient,
  id: string,
  changes: string,
  values: unknown[],
): Promise<SubmissionRow> {
  const [row] = await updateSubmissions(client, [id], changes, values)
  if (!row) throw new Error('a submission vanished while it was held')
  return row
}

/**
 * Writes columns of a submission that the transaction holds, and when that was; null, and nothing is written, where they
 * hold the same already.
 */
export async function writeColumns(
  client: PoolClient,
  id: string,
  columns: Record<string, unknown>,
  stamp: 'corrected_at' | 'edited_at',
): Promise<SubmissionRow | null> {
  const names = Object.keys(columns)
  const places = names.map((_, index) => `$${index + 2}`)
  const { rows } = await client.query<SubmissionRow>(
    `update submissions s
     set ${names.map((name, index) => `${name} = ${places[index]}`).join(', ')}, ${stamp} = now(), updated_at = now()
     where s.id = $1 and (${names.map((name) => `s.${name}`).join(', ')}) is distinct from (${places.join(', ')})
     returning ${submissionColumns}`,
    [id, ...Object.values(columns)],
  )
  return rows[0] ?? null
}

/** Like `updateSubmission`, the same change for several; they come in no certain order. */
export async function updateSubmissions(
  client: PoolClient,
  ids: readonly string[],
  changes: string,
  values: unknown[],
): Promise<SubmissionRow[]> {
  const { rows } = await client.query<SubmissionRow>(
    `update submissions s set ${changes}, updated_at = now() where s.id = any($1::uuid[]) returning ${submissionColumns}`,
    [ids, ...values],
  )
  return rows
}
