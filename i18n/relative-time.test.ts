import { expect, test } from 'vitest'

import { relativeTime } from './format.ts'

test('what is near is said in words of the language, one and two in words', () => {
  const inHebrew = ([n, unit]: [number, 'minute' | 'hour' | 'day']) => relativeTime('he', n, unit)
  const spans: [number, 'minute' | 'hour' | 'day'][] = [
    [1, 'minute'],
    [2, 'minute'],
    [12, 'minute'],
    [2, 'hour'],
    [-1, 'hour'],
    [-2, 'day'],
    [11, 'day'],
  ]
  expect(spans.map(inHebrew)).toEqual([
    'בעוד דקה',
    'בעוד שתי דקות',
    'בעוד 12 דקות',
    'בעוד שעתיים',
    'לפני שעה',
    'לפני יומיים',
    'בעוד 11 ימים',
  ])
  expect(relativeTime('en', -3, 'day')).toBe('3 days ago')
})

test('what was just now, yesterday or the day before has its own word', () => {
  expect(relativeTime('en', -0, 'minute', 'auto')).toBe('this minute')
  expect(relativeTime('he', -0, 'minute', 'auto')).toBe('לפני רגע')
  expect(relativeTime('he', -1, 'day', 'auto')).toBe('אתמול')
  expect(relativeTime('he', -2, 'day', 'auto')).toBe('שלשום')
})
