import { expect, test } from 'vitest'
import { clientNetwork, clientRange, clientSite } from './requests.ts'

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:0DB8:1:2::ffff', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0:0::', '2001:db8:0::'],
  ['::1', '0:0:0:0::', '0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::', 'fe80:0:0::'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::', '64:ff9b:0::'],
])('of %s the network counts, %s, and its site, %s', (address, network, site) => {
  expect(clientNetwork(address)).toBe(network)
  expect(clientSite(address)).toBe(site)
})

test('an IPv4 address counts by itself', () => {
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(clientSite('203.0.113.7')).toBe('203.0.113.7')
})

test('a range is what a firewall shuts out: one IPv4 address, or an IPv6 network', () => {
  expect(clientRange('203.0.113.7')).toBe('203.0.113.7')
  expect(clientRange('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(clientRange(clientNetwork('2001:db8:1:2::7'))).toBe('2001:db8:1:2::/64')
})
