import { createHash } from 'node:crypto'

/** The same attempt with the same text is the same key; another text is something else to store. */
export function idempotencyKey(attempt: string, body: unknown): string {
  return createHash('sha256')
    .update(`${attempt} ${JSON.stringify(body)}`)
    .digest('base64url')
}
