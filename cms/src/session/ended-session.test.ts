import { expect, onTestFinished, test, vi } from 'vitest'
import { clearSession } from './session.ts'

test('whoever leaves takes the welcome along that no page has shown', () => {
  const stored = new Set(['cyberluach.toast'])
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => void stored.delete(key) })
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  clearSession('signedOut')
  expect(stored).toEqual(new Set())
})
