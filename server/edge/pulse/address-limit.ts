const windowMs = 60_000
const mostAddresses = 100_000

/**
 * Counts calls of one address within a minute, in memory: addresses are forgotten when their minute is over. Answers
 * the seconds to wait where one is too many, else null.
 */
export function limitByAddress(
  perMinute: number,
  now: () => number = Date.now,
): (address: string) => number | null {
  const counts = new Map<string, number>()
  let ends = 0
  return function take(address) {
    const instant = now()
    if (instant >= ends || counts.size >= mostAddresses) {
      counts.clear()
      ends = instant + windowMs
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > perMinute ? Math.max(1, Math.ceil((ends - instant) / 1000)) : null
  }
}
