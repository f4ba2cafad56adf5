import type { Pool, PoolClient } from 'pg'

/**
 * Uses up a proof or a question by its id, by one statement: of two at once one is the first, on whichever machine. It is
 * remembered until it is over.
 */
export async function isFirstUse(
  database: Pool | PoolClient,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    'insert into used_proofs (id, expires_at) values ($1, $2) on conflict (id) do nothing',
    [id, expiresAt],
  )
  return rowCount === 1
}
