import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

export type Repeated<Answer> =
  | { kind: 'first'; answer: Answer }
  | { kind: 'again'; answer: Answer }
  | { kind: 'other' }

/** A key lives a day: longer than anybody tries again. */
const aDayAgo = `now() - interval '24 hours'`

type Asked = { endpoint: string; key: string | null; request: unknown }

type Kept<Answer> = { request_hash: string; answer: Answer }

/**
 * Does the work once per endpoint and key: the same key with the same request gets the first answer again, with
 * another request `other`. Whoever comes at the same moment waits for the first one's commit. A key lives a day.
 */
export async function once<Answer>(
  client: PoolClient,
  { endpoint, key, request }: Asked,
  work: () => Promise<Answer>,
): Promise<Repeated<Answer>> {
  if (!key) return { kind: 'first', answer: await work() }
  const hash = hashOf(request)
  await client.query(
    `delete from idempotency_keys where endpoint = $1 and key = $2 and created_at < ${aDayAgo}`,
    [endpoint, key],
  )
  const claimed = await client.query(
    'insert into idempotency_keys (endpoint, key, request_hash) values ($1, $2, $3) on conflict do nothing',
    [endpoint, key, hash],
  )
  if (claimed.rowCount === 1) {
    const answer = await work()
    await client.query('update idempotency_keys set answer = $3 where endpoint = $1 and key = $2', [
      endpoint,
      key,
      JSON.stringify(answer),
    ])
    return { kind: 'first', answer }
  }
  const { rows } = await client.query<Kept<Answer>>(
    'select request_hash, answer from idempotency_keys where endpoint = $1 and key = $2',
    [endpoint, key],
  )
  const kept = rows[0]
  return kept && kept.request_hash === hash ? { kind: 'again', answer: kept.answer } : { kind: 'other' }
}

/** Takes back that the work was done, in the transaction that claimed the key. */
export async function forgetKey(
  client: PoolClient,
  { endpoint, key }: Pick<Asked, 'endpoint' | 'key'>,
): Promise<void> {
  if (!key) return
  await client.query('delete from idempotency_keys where endpoint = $1 and key = $2', [endpoint, key])
}

/** The answer that a request had before; null for one that was not answered within a day. One row is read. */
export async function answeredBefore<Answer>(
  pool: Pool,
  { endpoint, key, request }: Asked,
): Promise<{ answer: Answer } | null> {
  if (!key) return null
  const { rows } = await pool.query<{ answer: Answer }>(
    `select answer from idempotency_keys
     where endpoint = $1 and key = $2 and request_hash = $3 and created_at >= ${aDayAgo}`,
    [endpoint, key, hashOf(request)],
  )
  return rows[0] ?? null
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
