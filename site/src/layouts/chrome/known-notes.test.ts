import { expect, test } from 'vitest'
import { newNotes } from './new-notes.ts'

test('on the first visit nothing is new', () => {
  expect(newNotes(['a', 'b'], null, [])).toEqual([])
})

test('new is what no earlier visit was shown, and stays so for the visit', () => {
  expect(newNotes(['a', 'b'], ['a'], [])).toEqual(['b'])
  expect(newNotes(['a', 'b', 'c'], ['a', 'b', 'c'], ['b'])).toEqual(['b'])
})

test('what is told no more is not new', () => {
  expect(newNotes(['a'], ['a'], ['b'])).toEqual([])
})
