/** How long a page waits for what it reads of the CMS, in milliseconds. */
export type Patience = { mostMs: number; leastMs: number }

/**
 * Counted from when the visitor asked: pages of one address are made one at a time, and each of them would wait for a
 * CMS that is silent as long as the one before it. What comes to its turn late has the least.
 */
export const visitorsPatience: Patience = { mostMs: 8_000, leastMs: 500 }

/** Does the work with a signal that is aborted when the patience of who asked at `askedAt` is at its end. */
export async function withPatience<Answer>(
  { mostMs, leastMs }: Patience,
  askedAt: number,
  work: (deadline: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController()
  const left = Math.max(askedAt + mostMs - performance.now(), leastMs)
  const timer = setTimeout(() => ending.abort(new Error('The CMS gave no answer in time')), left)
  try {
    return await work(ending.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** What comes of it before the deadline, else null. */
export async function before<Answer>(
  deadline: AbortSignal | undefined,
  coming: Promise<Answer>,
): Promise<Answer | null> {
  if (!deadline) return coming
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const giveUp = () => resolve(null)
  if (deadline.aborted) giveUp()
  deadline.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([coming, late])
  } finally {
    deadline.removeEventListener('abort', giveUp)
  }
}
