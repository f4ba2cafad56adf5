import { expect, test } from 'vitest'
import { isUuid } from './identifiers.ts'

test('an id of a record is a UUID, in small letters or capitals, and nothing besides', () => {
  expect(isUuid('f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11')).toBe(true)
  expect(isUuid('F3F0A1C2-5A5C-4B3E-9A51-0D6C5F0E7A11')).toBe(true)
  expect(isUuid('f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11\n')).toBe(false)
  expect(isUuid('1 or 1=1')).toBe(false)
})
