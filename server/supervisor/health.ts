import { waitUntil } from '../wait-until.ts'

const startLimitMs = 180_000
const answerLimitMs = 60_000

/** Resolves when the address answers 200. */
export function answersHealthy(url: string, signal: AbortSignal): Promise<void> {
  return untilAnswer(url, signal, (response) => response.ok)
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
