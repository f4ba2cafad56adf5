import { afterEach, beforeEach, expect, vi } from 'vitest'
import '../layouts/chrome/before-paint.js'
import '../styles/site.css'

const errors: unknown[][] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void errors.push(said))
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // React says here what of the server's markup it could not take over.
  expect(errors, 'the browser’s console stays without errors').toEqual([])
})
