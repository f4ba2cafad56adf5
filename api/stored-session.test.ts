import { beforeEach, expect, test, vi } from 'vitest'
import { removeStoredSession, replaceToken, storedToken, storeSession } from './stored-session.ts'

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  storeSession('first', { username: 'admin', role: 'admin' })
  return () => vi.unstubAllGlobals()
})

test('a session goes on with its new token', () => {
  replaceToken('second')
  expect(storedToken()).toBe('second')
})

test('a token without its account is none', () => {
  localStorage.removeItem('adminUser')
  expect(storedToken()).toBeNull()
})

test('a new token that comes after the session ended is dropped', () => {
  removeStoredSession()
  replaceToken('second')
  expect(localStorage.getItem('adminToken')).toBeNull()
})
