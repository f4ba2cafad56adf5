import { expect, test } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { attemptKey, clearAttempt } from './attempt.ts'

function numberedKeys() {
  let number = 0
  return () => `key-${(number += 1)}`
}

test('sending the same text again uses the same key, also after a reload', () => {
  const storage = memoryStorage()
  const newKey = numberedKeys()
  expect(attemptKey(storage, { title: 'Harbor Lights CTF' }, newKey)).toBe('key-1')
  expect(attemptKey(storage, { title: 'Harbor Lights CTF' }, newKey)).toBe('key-1')
})

test('another text is another attempt', () => {
  const storage = memoryStorage()
  const newKey = numberedKeys()
  attemptKey(storage, { title: 'Harbor Lights CTF' }, newKey)
  expect(attemptKey(storage, { title: 'Harbor Lights CTF 2' }, newKey)).toBe('key-2')
})

test('after success the same event may be handed in anew', () => {
  const storage = memoryStorage()
  const newKey = numberedKeys()
  attemptKey(storage, { title: 'Harbor Lights CTF' }, newKey)
  clearAttempt(storage)
  expect(attemptKey(storage, { title: 'Harbor Lights CTF' }, newKey)).toBe('key-2')
})
