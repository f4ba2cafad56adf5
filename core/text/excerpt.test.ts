import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('a short text stands as it is, on one line', () => {
  expect(excerptOf('  Night of\n\n the flags ')).toBe('Night of the flags')
  expect(excerptOf(' \n ')).toBe('')
})

test('a longer one ends at a word, within the limit', () => {
  const excerpt = excerptOf('word '.repeat(100))
  expect(excerpt).toMatch(/^(word )+word…$/)
  expect([...excerpt].length).toBeLessThanOrEqual(200)
})

test('no character is cut in two', () => {
  expect(excerptOf('🚩'.repeat(300), 10)).toBe(`${'🚩'.repeat(9)}…`)
})
