import { once } from '../../database/idempotent.ts'
import { inTransaction } from '../../database/transaction.ts'
import { holdPending, settle } from '../decide.ts'
import type { Handler } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../idempotency-key.ts'
import { done } from '../outcome.ts'

const endpoint = 'POST /api/sys/mgmt/submissions/{id}/reject'

export const rejectSubmission: Handler<typeof endpoint> = async ({ params, body, headers, services }) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const { timeZone } = services.configuration
  const result = await inTransaction((client) =>
    once(client, { endpoint, key, request: { params, body } }, async () => {
      const held = await holdPending(client, params.id)
      if ('kind' in held) return held
      return done(200, await settle(client, held.id, { status: 'rejected', notes: body.notes }, timeZone))
    }),
  )
  return result.kind === 'other' ? reusedKey() : result.answer
}
