import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { tolerantStorage } from './browser-storage.ts'

test('what is kept stands in the storage, until it is taken away', () => {
  const storage = memoryStorage()
  const kept = tolerantStorage(() => storage)
  kept.theme = 'dark'
  expect(storage.getItem('theme')).toBe('dark')
  expect(kept.theme).toBe('dark')
  expect('theme' in kept).toBe(true)
  delete kept.theme
  expect(storage.length).toBe(0)
  expect('theme' in kept).toBe(false)
})

test('what another tab has written is read', () => {
  const storage = memoryStorage()
  const kept = tolerantStorage(() => storage)
  storage.setItem('theme', 'light')
  expect(kept.theme).toBe('light')
})

test('full storage takes nothing, and the page remembers by itself', () => {
  const storage = fullStorage()
  const kept = tolerantStorage(() => storage)
  kept.theme = 'dark'
  expect(kept.theme).toBe('dark')
  delete kept.theme
  expect('theme' in kept).toBe(false)
})

test('where storage may not even be opened, the page remembers by itself', () => {
  const kept = tolerantStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect('theme' in kept).toBe(false)
  kept.theme = 'dark'
  expect(kept.theme).toBe('dark')
  delete kept.theme
  expect(kept.theme).toBeUndefined()
})

function fullStorage(): Storage {
  return {
    ...memoryStorage(),
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }
}
