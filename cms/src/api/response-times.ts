const kept = 1000
const shared = globalThis as typeof globalThis & { responseTimes?: { ring: number[]; next: number } }

/** Remembers how long an answer took, in milliseconds, in place of the oldest of a thousand. */
export function noteResponseTime(milliseconds: number): void {
  shared.responseTimes ??= { ring: [], next: 0 }
  const { ring, next } = shared.responseTimes
  ring[next] = milliseconds
  shared.responseTimes.next = (next + 1) % kept
}

/** The times that half and 95 of 100 of the remembered answers did not exceed, by the nearest rank. */
export function responseTimes(): { p50Ms: number; p95Ms: number; count: number } | null {
  const sorted = (shared.responseTimes?.ring ?? []).toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  const ofShare = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return { p50Ms: ofShare(0.5), p95Ms: ofShare(0.95), count: sorted.length }
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10
