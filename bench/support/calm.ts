import { setTimeout as pause } from 'node:timers/promises'

const timeoutMs = 60_000
const calmRounds = 10
const calmPageMs = 50
const calmCallMs = 200

/** Seconds until the product answers quickly ten times in a row; null where it does not within a minute. */
export async function untilCalm(origin: string): Promise<number | null> {
  const begun = performance.now()
  let calm = 0
  while (performance.now() - begun < timeoutMs) {
    const page = await timeOf(origin)
    const call = await timeOf(`${origin}/api/health`)
    calm = page < calmPageMs && call < calmCallMs ? calm + 1 : 0
    if (calm === calmRounds) return (performance.now() - begun) / 1000
    await pause(50)
  }
  return null
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return answer?.ok ? performance.now() - start : Infinity
}
