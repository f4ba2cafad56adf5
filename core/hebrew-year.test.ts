import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hebrewYearInLetters } from './hebrew-year.ts'

test.each([
  [5787, 'תשפ״ז'],
  [5780, 'תש״פ'],
  [5775, 'תשע״ה'],
  [5715, 'תשט״ו'],
  [5716, 'תשט״ז'],
  [5800, 'ת״ת'],
  [5960, 'תתק״ס'],
  [6005, 'ה׳'],
])('%i is %s', (year, letters) => expect(hebrewYearInLetters(year)).toBe(letters))

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
