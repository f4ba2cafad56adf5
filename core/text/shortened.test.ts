import { expect, test } from 'vitest'
import { shortened } from './excerpt.ts'

test('a text that fits stays as it is', () => {
  expect(shortened('Night of the Hackers', 20)).toBe('Night of the Hackers')
})

test('a longer one is cut at a word, or inside one that is too long', () => {
  expect(shortened('Night of the Hackers in Haifa', 20)).toBe('Night of the…')
  expect(shortened('w'.repeat(300), 20)).toBe(`${'w'.repeat(19)}…`)
})

test('no character is cut in two', () => {
  expect(shortened('🏴'.repeat(30), 10)).toBe(`${'🏴'.repeat(9)}…`)
})
