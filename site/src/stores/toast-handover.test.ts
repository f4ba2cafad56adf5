import { beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { storeToast, takeToast } from './toast-handover.ts'

let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
})

test('a kept toast is taken once, by the next page only', () => {
  storeToast(storage, { kind: 'success', title: 'Submission Sent Successfully!', text: 'Thank you.' })
  expect(takeToast(storage)).toEqual({
    kind: 'success',
    title: 'Submission Sent Successfully!',
    text: 'Thank you.',
  })
  expect(takeToast(storage)).toBeNull()
})

test('a value that is not a toast is dropped', () => {
  storage.setItem('cyberluach.toast', '{"title":')
  expect(takeToast(storage)).toBeNull()
  storage.setItem('cyberluach.toast', '42')
  expect(takeToast(storage)).toBeNull()
  expect(storage.length).toBe(0)
})
