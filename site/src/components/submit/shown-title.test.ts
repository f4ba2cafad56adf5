import { expect, test } from 'vitest'
import { shownTitle } from './shown-title.ts'

test('a title is shown as it is', () => {
  expect(shownTitle('BSides מינכן')).toBe('BSides מינכן')
})

test('no title is an empty one', () => {
  expect(shownTitle(null)).toBe('')
  expect(shownTitle(' \n ')).toBe('')
})

test('characters that turn the text about are dropped', () => {
  expect(shownTitle('\u202eFTC live\u202c')).toBe('FTC live')
})

test('a very long title is cut, never inside a character', () => {
  const cut = shownTitle('😀'.repeat(1000))
  expect([...cut]).toHaveLength(121)
  expect(cut.isWellFormed()).toBe(true)
})
