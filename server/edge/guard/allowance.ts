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
    /** Spends, or answers the seconds to wait where not so much is left. What costs more than `burst` takes all of it. */
    spend(address: string, wanted = 1): number | null {
      const cost = Math.min(wanted, burst)
      const account = accountOf(address)
      if (account.left < cost) return Math.max(1, Math.ceil((cost - account.left) / perSecond))
      account.left -= cost
      return null
    },

    /** Spends also what is not left: what has come already has to be paid for. */
    owe(address: string, cost: number): void {
      accountOf(address).left -= cost
    },

    /** The seconds until nothing is owed any more; null where nothing is. */
    waitOf(address: string): number | null {
      const { left } = accountOf(address)
      return left < 0 ? Math.max(1, Math.ceil(-left / perSecond)) : null
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
