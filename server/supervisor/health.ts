import { waitUntil } from '../wait-until.ts'

const startLimitMs = 180_000
const answerLimitMs = 5000

/** Resolves when the address answers 200. */
export async function answersHealthy(url: string, signal: AbortSignal): Promise<void> {
  await waitUntil(async () => {
    signal.throwIfAborted()
    return isHealthy(url)
  }, startLimitMs)
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerLimitMs) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false // not listening yet
  }
}
