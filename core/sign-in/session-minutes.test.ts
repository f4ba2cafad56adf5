import { expect, test } from 'vitest'
import { sessionMinutes, warningTime } from './session.ts'

test('a session lasts seven minutes', () => {
  expect(sessionMinutes('cyberluach.example', null)).toBe(7)
  expect(sessionMinutes(null, null)).toBe(7)
})

test.each(['127.0.0.1', 'localhost', 'work.replit.dev'])('it lasts one on %s', (hostname) => {
  expect(sessionMinutes(hostname, null)).toBe(1)
})

test('what was configured holds everywhere', () => {
  expect(sessionMinutes('localhost', 7)).toBe(7)
  expect(sessionMinutes('cyberluach.example', 30)).toBe(30)
})

test('the warning comes thirty seconds before the end, ten before that of a single minute', () => {
  expect(warningTime(7 * 60_000)).toBe(30_000)
  expect(warningTime(60_000)).toBe(10_000)
})
