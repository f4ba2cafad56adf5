import { costs } from './costs.ts'

const mostAddresses = 50_000

type Account = { left: number; at: number }

/**
 * How long the next request of an address has to wait, in milliseconds, so that it gets no more than its pace: 0 for
 * nearly everybody. Nothing is refused for it until so much waits that an answer would come too late: then null.
 */
export function createPace(
  { burst, perSecond, longestMs }: Pace,
  now: () => number = () => performance.now(),
): (address: string) => number | null {
  const accounts = new Map<string, Account>()
  const most = (-longestMs / 1000) * perSecond

  return function waitOf(address) {
    const at = now()
    const known = accounts.get(address)
    if (!known) {
      if (accounts.size >= mostAddresses) accounts.clear()
      accounts.set(address, { left: burst - 1, at })
      return 0
    }
    known.left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond)
    known.at = at
    if (known.left - 1 < most) return null
    known.left -= 1
    return known.left >= 0 ? 0 : (-known.left / perSecond) * 1000
  }
}

type Pace = { burst: number; perSecond: number; longestMs: number }

/** The pace of one address, times the scale of the limits. */
export function paceOf(scale: number, { pace }: { pace: Pace } = costs): Pace {
  const { burst, perSecond, longestMs } = pace
  return { burst: burst * scale, perSecond: perSecond * scale, longestMs }
}
