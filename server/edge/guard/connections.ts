import type { Server } from 'node:http'
import { clientNetwork } from '@cyberluach/core/site/requests'
import { plainAddress } from '../http/visitor.ts'
import { costs } from './costs.ts'

/**
 * Bounds how many connections there are, and how many of one address, unless they all come from a proxy of ours; and
 * ends those on which nothing has moved for a while, in either direction.
 */
export function limitConnections(
  server: Server,
  trustedProxies: number,
  { connections, connectionsOfAddress, quietMs }: Sizes = costs,
): void {
  server.maxConnections = connections
  server.timeout = quietMs
  if (trustedProxies > 0) return
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = clientNetwork(plainAddress(socket.remoteAddress ?? ''))
    const count = (counts.get(address) ?? 0) + 1
    if (count > connectionsOfAddress) return void socket.destroy()
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}

type Sizes = { connections: number; connectionsOfAddress: number; quietMs: number }
