import { expect, test } from 'vitest'
import { isPublicAddress, liesIn, networks } from './public-address.ts'

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4028::200e', '64:ff9b::101:101'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.1',
  '224.0.0.251',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '127.1',
  'localhost',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('ranges hold what lies in them', () => {
  const list = networks(['10.0.0.0/8', 'fd00::/8'])
  expect(['10.9.9.9', 'fd12::1', '11.0.0.1', 'a name'].map((one) => liesIn(list, one))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(() => networks(['10.0.0.0'])).toThrow(RangeError)
  expect(() => networks(['10.0.0.0/33'])).toThrow(RangeError)
})
