import type { PoolClient } from 'pg'

/** Stores a submission by the names of its columns; it is pending. */
export async function insertSubmission(
  client: PoolClient,
  values: Record<string, unknown>,
): Promise<{ id: string }> {
  const names = Object.keys(values)
  const { rows } = await client.query<{ id: string }>(
    `insert into submissions (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(values),
  )
  const id = rows[0]?.id
  if (!id) throw new Error('an insert without a row')
  return { id }
}
