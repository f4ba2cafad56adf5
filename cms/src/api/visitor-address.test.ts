import { expect, test } from 'vitest'
import { isOwnServer, visitorAddress } from './visitor-address.ts'

test('a visitor’s address is the one that the edge names first', () => {
  expect(visitorAddress(new Headers({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' }))).toBe('203.0.113.7')
  expect(visitorAddress(new Headers())).toBeNull()
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:1:2::ffff', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::'],
])('of %s the network counts, %s', (address, network) => {
  expect(visitorAddress(new Headers({ 'x-forwarded-for': address }))).toBe(network)
})

test('our own pages’ server asks our port by name, the edge passes the visitor’s host on', () => {
  expect(isOwnServer(new Headers({ host: '127.0.0.1:3000' }), '3000')).toBe(true)
  expect(isOwnServer(new Headers({ host: 'calendar.example' }), '3000')).toBe(false)
  expect(isOwnServer(new Headers({ host: 'calendar.example:4321' }), '3000')).toBe(false)
  expect(isOwnServer(new Headers({ host: '127.0.0.1:3000' }), null)).toBe(false)
  expect(isOwnServer(new Headers({ host: '127.0.0.1:3000', via: '1.1 edge' }), '3000')).toBe(false)
})
