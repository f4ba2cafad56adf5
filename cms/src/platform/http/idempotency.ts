import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import type { AnyCall, Handler } from './endpoint.ts'
import { done, refused, type Done, type Outcome, type Refusal } from './outcome.ts'

/** A request that may come again: its endpoint, its `Idempotency-Key` and what tells it from others under that key. */
export type Attempt = { endpoint: Handler['endpoint']; key: string | null; hash: string }

const longestKey = 200

/** Has a key where the endpoint declares that it takes one; a key that no client needs is refused. */
export function attemptOf(endpoint: Attempt['endpoint'], call: AnyCall): Attempt | Refusal {
  const { headers, params, query, body } = call
  const { request } = endpoint as { request?: { headers?: { shape: object } } }
  const takesKey = 'Idempotency-Key' in (request?.headers?.shape ?? {})
  const key = (takesKey && headers.get('idempotency-key')?.trim()) || null
  if (key === null) return { endpoint, key, hash: '' }
  if (key.length > longestKey) return refused('badRequest')
  const sent = params || query ? [params, query, body] : body
  return { endpoint, key, hash: createHash('sha256').update(JSON.stringify(sent)).digest('base64url') }
}

/** A key lives a day: longer than anybody tries again. */
const aDayAgo = `now() - interval '24 hours'`

/** The answer that a request had before; null for one that was not answered within a day. One row is read. */
export async function answeredBefore(pool: Pool, { endpoint, key, hash }: Attempt): Promise<Done<unknown> | null> {
  if (key === null) return null
  const { rows } = await pool.query<{ answer: unknown }>(
    `select answer from idempotency_keys
     where endpoint = $1 and key = $2 and request_hash = $3 and created_at >= ${aDayAgo}`,
    [endpoint.name, key, hash],
  )
  return rows[0] ? again(endpoint, rows[0].answer) : null
}

/**
 * Does the work in one transaction, once per endpoint and key: the same request gets the first answer again, another one
 * under the same key is refused. Whoever comes at the same moment waits for the first one's commit. What the work
 * refuses may come again under its key.
 */
export async function once<Body>(
  { endpoint, key, hash }: Attempt,
  work: (client: PoolClient) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  if (key === null) return inTransaction(work)
  const keyed = [endpoint.name, key]
  return inTransaction(async (client) => {
    await client.query(
      `delete from idempotency_keys where endpoint = $1 and key = $2 and created_at < ${aDayAgo}`,
      keyed,
    )
    const claimed = await client.query(
      'insert into idempotency_keys (endpoint, key, request_hash) values ($1, $2, $3) on conflict do nothing',
      [...keyed, hash],
    )
    if (claimed.rowCount !== 1) {
      const { rows } = await client.query<{ request_hash: string; answer: Body }>(
        'select request_hash, answer from idempotency_keys where endpoint = $1 and key = $2',
        keyed,
      )
      if (rows[0]?.request_hash === hash) return again(endpoint, rows[0].answer)
      return refused('keyReused', { issues: [{ path: 'Idempotency-Key', code: 'notAllowed' }] })
    }
    const outcome = await work(client)
    if (outcome.kind === 'done')
      await client.query('update idempotency_keys set answer = $3 where endpoint = $1 and key = $2', [
        ...keyed,
        JSON.stringify(outcome.body),
      ])
    else await client.query('delete from idempotency_keys where endpoint = $1 and key = $2', keyed)
    return outcome
  })
}

/** With the status that the endpoint declares for what went well. */
function again<Body>({ responses }: Attempt['endpoint'], answer: Body): Done<Body> {
  const status = ([200, 201, 204] as const).find((one) => one in responses)
  return done(status ?? 200, answer)
}
