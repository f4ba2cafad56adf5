import type { PoolClient, Pool } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import type { LimitName } from '../rate-limits.ts'
import type { Call, Name } from './endpoint.ts'
import { refused, type Refusal } from './outcome.ts'
import { createHash } from 'node:crypto'

type Sent = Pick<Call<unknown>, 'headers' | 'address' | 'services'> & { body: unknown }

/**
 * A visitor's write: counted against its limit, done in one transaction, and once for each `Idempotency-Key`. Answers
 * what the work answered, the first time or now; a retry of what is stored counts towards no limit. What the work refuses
 * may come again under its key.
 */
export async function storeOnce<Answer>(
  endpoint: Name,
  limit: LimitName,
  { headers, address, services, body }: Sent,
  work: (client: PoolClient) => Promise<Answer | Refusal>,
): Promise<{ kind: 'stored'; answer: Answer } | Refusal> {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const asked = { endpoint, key, request: body }
  const before = await answeredBefore<Answer>(services.pool, asked)
  if (before) return { kind: 'stored', answer: before.answer }
  const wait = address === null ? null : await services.limits.take(limit, address)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  return inTransaction(async (client) => {
    const stored = await once(client, asked, () => work(client))
    if (stored.kind === 'other') return reusedKey()
    const { answer } = stored
    if (!isRefusal(answer)) return { kind: 'stored', answer }
    await forgetKey(client, asked)
    return answer
  })
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refused'
}

const longestKey = 200

/** The `Idempotency-Key` of a request, null where it has none; a key that no client needs is refused. */
export function idempotencyKeyOf(headers: Headers): string | null | Refusal {
  const key = headers.get('idempotency-key')?.trim()
  if (!key) return null
  return key.length <= longestKey ? key : refused('badRequest')
}

export function reusedKey(): Refusal {
  return refused('keyReused', { issues: [{ path: 'Idempotency-Key', code: 'notAllowed' }] })
}

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
