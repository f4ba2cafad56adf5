import { beforeEach, expect, test, vi } from 'vitest'

import { forgetSession, renewToken, storedToken } from './session.ts'

const kept = new Set<string>()

beforeEach(() => {
  const values = new Map([
    ['adminToken', 'first'],
    ['adminUser', '{"username":"admin"}'],
  ])
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => void kept.delete(key) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('a session goes on with its new token', () => {
  renewToken('second')
  expect(storedToken()).toBe('second')
})

test('a token without its user is none', () => {
  localStorage.removeItem('adminUser')
  expect(storedToken()).toBeNull()
})

test('a new token that comes after the session was left is not kept', () => {
  forgetSession('signedOut')
  renewToken('second')
  expect(localStorage.getItem('adminToken')).toBeNull()
})

test('whoever leaves takes the welcome along that no page has shown', () => {
  kept.add('cyberluach.toast')
  forgetSession('signedOut')
  expect(kept).toEqual(new Set())
})
