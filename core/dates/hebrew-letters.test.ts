import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hebrewDayInLetters, hebrewYearInLetters } from './hebrew-date.ts'

test.each([
  [5787, 'תשפ״ז'],
  [5780, 'תש״ף'],
  [5790, 'תש״ץ'],
  [5720, 'תש״ך'],
  [5740, 'תש״ם'],
  [5750, 'תש״ן'],
  [5781, 'תשפ״א'],
  [5775, 'תשע״ה'],
  [5715, 'תשט״ו'],
  [5716, 'תשט״ז'],
  [5800, 'ת״ת'],
  [5960, 'תתק״ס'],
  [6005, 'ה׳'],
])('%i is %s', (year, letters) => expect(hebrewYearInLetters(year)).toBe(letters))

test.each([
  [1, 'א׳'],
  [10, 'י׳'],
  [15, 'ט״ו'],
  [16, 'ט״ז'],
  [20, 'כ׳'],
  [27, 'כ״ז'],
  [30, 'ל׳'],
])('the day %i is %s', (day, letters) => expect(hebrewDayInLetters(day)).toBe(letters))

test.each([0, 31, 1.5])('%d is no day of a Hebrew month', (day) => {
  expect(() => hebrewDayInLetters(day)).toThrow(RangeError)
})

test('a whole thousand has no letters', () => {
  expect(() => hebrewYearInLetters(6000)).toThrow(RangeError)
})

test('no two years of a thousand are written alike', () => {
  const written = Array.from({ length: 999 }, (_, index) => hebrewYearInLetters(5001 + index))
  expect(new Set(written).size).toBe(999)
})

test('the holy name is never spelled out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5001, max: 5999 }), (year) => {
      expect(hebrewYearInLetters(year).replace('״', '')).not.toMatch(/י[הו]$/)
    }),
  )
})
