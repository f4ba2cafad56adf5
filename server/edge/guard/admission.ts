import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { costs } from './costs.ts'

/** Whether a request may be begun; `last` where its connection has to end with it. */
export type Admitted = 'yes' | 'no' | 'last' | 'never'

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
