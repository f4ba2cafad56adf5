const key = 'cyberluach.event-form.attempt'

type Attempt = { key: string; body: string }

/**
 * The Idempotency-Key for sending `body`: the same one while the same text is sent again, so that a repetition after
 * a lost answer is stored once; a new one as soon as the text is another.
 */
export function attemptKey(storage: Storage, body: unknown, newKey: () => string): string {
  const text = JSON.stringify(body)
  const last = lastAttempt(storage)
  if (last?.body === text) return last.key
  const attempt: Attempt = { key: newKey(), body: text }
  try {
    storage.setItem(key, JSON.stringify(attempt))
  } catch (error) {
    console.warn('A repetition of this attempt will not be recognized', error)
  }
  return attempt.key
}

export function clearAttempt(storage: Storage): void {
  storage.removeItem(key)
}

function lastAttempt(storage: Storage): Attempt | null {
  const kept = storage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as Attempt)
}
