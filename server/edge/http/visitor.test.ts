import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { visitorAddress, visitorOf } from './visitor.ts'

function requestFrom(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  return {
    headers: { host: 'calendar.example', ...headers },
    socket: { remoteAddress },
  } as unknown as IncomingMessage
}

const claims = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.7',
  'x-forwarded-host': 'outer.example',
  'x-forwarded-proto': 'https',
}

test('what a visitor claims about himself is not believed', () => {
  expect(visitorOf(requestFrom('::ffff:192.0.2.1', claims), 0)).toEqual({
    address: '192.0.2.1',
    host: 'calendar.example',
    isSecure: false,
  })
})

test('one trusted proxy names the address, the host and the protocol', () => {
  expect(visitorOf(requestFrom('10.0.0.1', claims), 1)).toEqual({
    address: '198.51.100.7',
    host: 'outer.example',
    isSecure: true,
  })
})

test('of two trusted proxies the outer one saw the visitor', () => {
  expect(visitorOf(requestFrom('10.0.0.1', claims), 2)?.address).toBe('203.0.113.9')
})

test('a proxy that says nothing leaves the socket’s address', () => {
  expect(visitorOf(requestFrom('10.0.0.1', {}), 1)?.address).toBe('10.0.0.1')
  expect(visitorOf(requestFrom('10.0.0.1', { 'x-forwarded-for': 'nonsense' }), 1)?.address).toBe('10.0.0.1')
})

test.each([
  'evil.example/path',
  'a b',
  '',
  'user@host',
  'host:99999999',
  'host:65536',
  '256.1.1.1',
  '1.2.3.4.5',
  '[::::]',
])('%j is no host', (host) => {
  expect(visitorOf(requestFrom('192.0.2.1', { host }), 0)).toBeNull()
})

test.each(['localhost:4321', '[::1]:4321', '127.0.0.1', 'Calendar.Example'])('%s is a host', (host) => {
  expect(visitorOf(requestFrom('192.0.2.1', { host }), 0)?.host).toBe(host.toLowerCase())
})

test('the address alone is that of the whole visitor, whatever the host is', () => {
  for (const [from, trusted] of [
    ['::ffff:192.0.2.1', 0],
    ['10.0.0.1', 1],
    ['10.0.0.1', 2],
  ] as const) {
    const request = requestFrom(from, claims)
    expect(visitorAddress(request, trusted)).toBe(visitorOf(request, trusted)?.address)
  }
  expect(visitorAddress(requestFrom('192.0.2.1', { host: 'no host' }), 0)).toBe('192.0.2.1')
})
