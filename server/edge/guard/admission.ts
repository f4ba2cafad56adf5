import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { costs } from './costs.ts'

/** Whether a request may be begun; `last` where its connection has to end with it. */
type Admitted = 'yes' | 'no' | 'last' | 'never'

/**
 * Counts the requests at work of each connection and of each address. A connection that brings too many at once, as by
 * pipelining, is told so once; what comes on it after that is not answered, since it ends.
 */
export function createAdmission({ requestsOfConnection, requestsOfAddress }: Sizes = costs) {
  const ofConnection = new WeakMap<Socket, number>()
  const ended = new WeakSet<Socket>()
  const ofAddress = new Map<string, number>()

  return function admit(socket: Socket, response: ServerResponse, address: string): Admitted {
    if (ended.has(socket)) return 'never'
    const connection = (ofConnection.get(socket) ?? 0) + 1
    const all = (ofAddress.get(address) ?? 0) + 1
    if (connection > requestsOfConnection) {
      ended.add(socket)
      return 'last'
    }
    if (all > requestsOfAddress) return 'no'
    ofConnection.set(socket, connection)
    ofAddress.set(address, all)
    response.once('close', () => {
      ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1)
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left > 0) ofAddress.set(address, left)
      else ofAddress.delete(address)
    })
    return 'yes'
  }
}

type Sizes = { requestsOfConnection: number; requestsOfAddress: number }

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
