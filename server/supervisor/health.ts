import { waitUntil } from '../system/steps.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { processActivity } from '../system/processes.ts'

const startLimitMs = 180_000
const answerLimitMs = 60_000

/**
 * Resolves when the address says how it is. That it is not well is an answer: a full disk is no reason to end a process
 * that still shows what there is.
 */
export function reportsHealth(url: string, signal: AbortSignal): Promise<void> {
  return untilAnswer(url, signal, ({ status }) => status === 200 || status === 503)
}

/** Resolves when the address answers anything. */
export function answersAtAll(url: string, signal: AbortSignal): Promise<void> {
  return untilAnswer(url, signal, () => true)
}

async function untilAnswer(url: string, signal: AbortSignal, isEnough: (response: Response) => boolean): Promise<void> {
  await waitUntil(async () => {
    signal.throwIfAborted()
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
      })
      await response.arrayBuffer()
      return isEnough(response)
    } catch {
      return false // not listening yet
    }
  }, startLimitMs)
}

const askEveryMs = 2500
/** What does nothing meanwhile is given up after so many questions, within 10 s. */
const mostMissed = 3
/** What works meanwhile, or waits for a processor that others hold, after so many: within 63 s. */
const mostMissedAtWork = 24

/** Asks once. Rejects, or stays silent until `limit` is aborted, where there is no answer. */
type Ask = (limit: AbortSignal) => Promise<unknown>

type HealthInput = { pid: number; ask: Ask; everyMs?: number | undefined }

/**
 * Asks a process every few seconds whether it still answers, and calls `onHang` with how many answers it has missed in a
 * row once that are too many; that is the end of it. The returned function ends it before.
 */
export function keepChecking(input: HealthInput, onHang: (missed: number) => void): () => void {
  const ended = new AbortController()
  void untilHung(input, ended.signal).then((missed) => missed && onHang(missed))
  return () => ended.abort()
}

/** How many answers were missed; null where it ended before. */
async function untilHung({ pid, ask, everyMs = askEveryMs }: HealthInput, ended: AbortSignal): Promise<number | null> {
  const activity: (number | null)[] = []
  for (;;) {
    const begun = performance.now()
    const isThere = await isAnswered(ask, everyMs)
    const took = performance.now() - begun
    if (ended.aborted) return null
    if (isThere) activity.length = 0
    // Who was held up that long, as when a machine sleeps or a container is paused, cannot tell who else was.
    else if (took < 2 * everyMs) activity.push(await processActivity(pid))
    if (isHung(activity)) return activity.length
    await pause(Math.max(everyMs - took, 0), undefined, { ref: false })
    if (ended.aborted) return null
  }
}

/** By what was read of its activity at each answer that was missed: what does nothing at all hangs. */
function isHung(activity: (number | null)[]): boolean {
  const [earlier, , last] = activity.slice(-mostMissed)
  if (last === undefined) return false
  return activity.length >= mostMissedAtWork || (last !== null && last === earlier)
}

async function isAnswered(ask: Ask, limitMs: number): Promise<boolean> {
  const limit = AbortSignal.timeout(limitMs)
  const late = Promise.withResolvers<false>()
  limit.addEventListener('abort', () => late.resolve(false), { once: true })
  const answer = ask(limit).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late.promise])
}
