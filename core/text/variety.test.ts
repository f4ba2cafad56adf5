import { expect, test } from 'vitest'
import { distinctCharacters, repeatsItself } from './text-hygiene.ts'

test.each(['aa', '            ', 'abab', 'abcabcab', '12345678901234567890'])('%j repeats itself', (text) => {
  expect(repeatsItself(text)).toBe(true)
})

test.each(['', 'a', 'ab', 'aba', 'abcdefgh', 'abcabd'])('%j does not', (text) => {
  expect(repeatsItself(text)).toBe(false)
})

test('each character counts once', () => {
  expect(distinctCharacters('aabbcb')).toBe(3)
})
