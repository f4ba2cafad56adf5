import { afterEach, beforeEach, expect, vi } from 'vitest'

import '../dashboard/styles/dashboard.css'
import '../app/(payload)/panel.css'

const errors: unknown[][] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void errors.push(said))
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(errors, 'the browser’s console stays without errors').toEqual([])
})
