import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

/** Connections from these addresses, one after the other; answers with those that are let in. */
function letIn(addresses: string[]): string[] {
  const server = new EventEmitter()
  limitConnections(server as Server, 0, { connections: 100, connectionsOfAddress: 2, quietMs: 1000 })
  return addresses.filter((remoteAddress) => {
    let isIn = true
    server.emit('connection', { remoteAddress, once: () => undefined, destroy: () => (isIn = false) })
    return isIn
  })
}

test('an address has so many connections, and takes none of another’s', () => {
  expect(letIn(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2'])
})

test('IPv4 visitors of a server that listens on IPv6 are many, and a network of IPv6 is one', () => {
  const visitors = ['::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3']
  expect(letIn(visitors)).toEqual(visitors)
  expect(letIn(['2001:db8::1', '2001:db8::2', '2001:db8::3'])).toHaveLength(2)
})
