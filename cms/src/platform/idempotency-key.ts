import { refused, type Refusal } from './outcome.ts'

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
