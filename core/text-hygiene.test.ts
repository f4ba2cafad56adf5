import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanLine, cleanText, hasForbiddenCharacters, isVisible } from './text-hygiene.ts'

test('control characters and bidi overrides go, letters and line breaks stay', () => {
  expect(cleanText('CTF\u0007 \u202Etxt.exe\u202C\nשורה\tשנייה')).toBe('CTF txt.exe\nשורה\tשנייה')
})

test('line breaks of every kind become a line feed', () => {
  expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
})

test('letters and their accents become one character', () => {
  expect(cleanText('Cafe\u0301')).toBe('Café')
})

test('emoji made of several characters stay whole', () => {
  expect(cleanText('👩‍💻')).toBe('👩‍💻')
})

test('a line holds single spaces only', () => {
  expect(cleanLine('  Negev \n Cyber\tCTF ')).toBe('Negev Cyber CTF')
})

test.each(['', ' ', '\u200b', '\u200f\u2060', '\u3164', '\u2800', '\u0301'])('%j shows nothing', (text) => {
  expect(isVisible(text)).toBe(false)
})

test.each(['a', 'א', '😀', '\u200f#', '42'])('%j shows something', (text) => {
  expect(isVisible(text)).toBe(true)
})

test('NUL and half of a surrogate pair are forbidden', () => {
  expect(hasForbiddenCharacters('a\u0000b')).toBe(true)
  expect(hasForbiddenCharacters('\ud83d')).toBe(true)
  expect(hasForbiddenCharacters('😀 שלום')).toBe(false)
})

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
    }),
  )
})
