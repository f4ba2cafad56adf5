import type { PoolClient } from 'pg'
import { answeredBefore, forgetKey, once } from '../platform/database/idempotent.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { LimitName } from '../platform/rate-limits.ts'
import type { Call, Name } from './endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../platform/idempotency-key.ts'
import { refused, type Refusal } from '../platform/outcome.ts'

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
