import { waitUntil } from '../wait-until.ts'

const startLimitMs = 180_000
const answerLimitMs = 60_000

/**
 * Resolves when the address says how it is. That it is not well is an answer: a full disk is no reason to end a process
 * that still shows what there is.
 */
export function tellsHealth(url: string, signal: AbortSignal): Promise<void> {
  return untilAnswer(url, signal, ({ status }) => status === 200 || status === 503)
}

/** Resolves when the address answers anything. */
export function answersAtAll(url: string, signal: AbortSignal): Promise<void> {
  return untilAnswer(url, signal, () => true)
}

async function untilAnswer(
  url: string,
  signal: AbortSignal,
  isEnough: (response: Response) => boolean,
): Promise<void> {
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
