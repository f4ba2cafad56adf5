import { expect, test } from 'vitest'
import { sessionMinutes } from './session-minutes.ts'

test('an admin is logged out after 7 minutes', () => {
  expect(sessionMinutes('cyberluach.example', undefined)).toBe(7)
})

test.each(['localhost', '127.0.0.1', 'cyberluach.replit.app'])('on %s after one', (hostname) => {
  expect(sessionMinutes(hostname, undefined)).toBe(1)
})

test('what the server was started with wins', () => {
  expect(sessionMinutes('localhost', '30')).toBe(30)
  expect(sessionMinutes('localhost', '')).toBe(1)
})
