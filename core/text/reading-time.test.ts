import { expect, test } from 'vitest'
import { readingMinutes } from './excerpt.ts'

const words = (count: number, word = 'flag') => Array.from({ length: count }, () => word).join(' ')

test.each([
  ['', 1],
  ['שלום', 1],
  [words(200), 1],
  [words(201), 2],
  [words(1000, 'דגל'), 5],
])('a text of that many words', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

test('signs by themselves are no words, and lines count like one', () => {
  expect(readingMinutes(`${words(200)} — • … ???`)).toBe(1)
  expect(readingMinutes(words(400).replaceAll(' ', '\n\n'))).toBe(2)
})
