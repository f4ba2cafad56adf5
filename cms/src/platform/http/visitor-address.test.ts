import { expect, test } from 'vitest'
import { isOwnServer, visitorAddress } from './request.ts'

test('a visitor’s address is the one that the edge names first', () => {
  expect(visitorAddress(new Headers({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' }))).toBe('203.0.113.7')
  expect(visitorAddress(new Headers())).toBeNull()
})

test('of an IPv6 address the network counts', () => {
  expect(visitorAddress(new Headers({ 'x-forwarded-for': '2001:0DB8:1:2::ffff' }))).toBe('2001:db8:1:2::')
})

test('our own pages’ server asks our port by name, the edge passes the visitor’s host on', () => {
  expect(isOwnServer(new Headers({ host: '127.0.0.1:3000' }), '3000')).toBe(true)
  expect(isOwnServer(new Headers({ host: 'calendar.example' }), '3000')).toBe(false)
  expect(isOwnServer(new Headers({ host: 'calendar.example:4321' }), '3000')).toBe(false)
  expect(isOwnServer(new Headers({ host: '127.0.0.1:3000' }), null)).toBe(false)
  expect(isOwnServer(new Headers({ host: '127.0.0.1:3000', via: '1.1 edge' }), '3000')).toBe(false)
})
