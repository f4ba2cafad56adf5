const mostAddresses = 50_000

type Account = { left: number; at: number }

/**
 * What each address may spend: `burst` at once, and `perSecond` again for as long as it likes (a token bucket). Kept in
 * memory, by the clock that never goes back.
 */
export function createAllowance(
  { burst, perSecond }: { burst: number; perSecond: number },
  now: () => number = () => performance.now(),
) {
  /** The least recently seen first. */
  const accounts = new Map<string, Account>()

  return {
    /** Spends, or answers the seconds to wait where not so much is left. */
    spend(address: string, cost = 1): number | null {
      const account = accountOf(address)
      if (account.left < cost) return Math.max(1, Math.ceil((cost - account.left) / perSecond))
      account.left -= cost
      return null
    },

    /** What was spent beforehand and turned out not to be owed. */
    giveBack(address: string, cost = 1): void {
      const account = accountOf(address)
      account.left = Math.min(burst, account.left + cost)
    },
  }

  function accountOf(address: string): Account {
    const at = now()
    const known = accounts.get(address)
    const left = known ? Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond) : burst
    const account = { left, at }
    accounts.delete(address)
    accounts.set(address, account)
    if (accounts.size > mostAddresses) accounts.delete(accounts.keys().next().value ?? address)
    return account
  }
}
