import { expect, test } from 'vitest'
import { closingFigure } from './closing-words.ts'

const now = new Date('2026-11-25T08:00:00Z')

test.each([
  ['2026-11-29T09:00:00Z', ['4', 'days', false], ['4', 'ימים', false]],
  ['2026-11-27T09:00:00Z', ['2', 'days', false], ['', 'יומיים', false]],
  ['2026-11-26T09:30:00Z', ['25', 'hours', true], ['25', 'שעות', true]],
] as const)('what closes at %s has a figure and a unit', (closesAt, english, hebrew) => {
  const words = (locale: 'en' | 'he') => Object.values(closingFigure(locale, closesAt, now) ?? {})
  expect(words('en')).toEqual(english)
  expect(words('he')).toEqual(hebrew)
})

test('what is over, or closes within the hour, has none', () => {
  expect(closingFigure('en', '2026-11-25T08:30:00Z', now)).toBeNull()
  expect(closingFigure('en', '2026-11-25T07:30:00Z', now)).toBeNull()
})
