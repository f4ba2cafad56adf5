import { expect, test } from 'vitest'

import { agoOf, clockText, durationParts } from './time.tsx'

const hour = 3_600_000

test('hours are counted up to two days, then days up to two weeks, then weeks', () => {
  expect(agoOf(0, 26 * hour)).toEqual({ unit: 'hours', n: 26 })
  expect(agoOf(0, 48 * hour)).toEqual({ unit: 'days', n: 2 })
  expect(agoOf(0, 15 * 24 * hour)).toEqual({ unit: 'weeks', n: 2 })
})

test('what has just happened, or lies ahead by a skewed clock, was a second ago', () => {
  expect(agoOf(1000, 1000)).toEqual({ unit: 'seconds', n: 1 })
  expect(agoOf(5000, 1000)).toEqual({ unit: 'seconds', n: 1 })
})

test('a duration shows its two largest units and leaves out the empty ones', () => {
  expect(durationParts(3 * 86_400 + 7 * 3600 + 60)).toEqual([
    { unit: 'days', n: 3 },
    { unit: 'hours', n: 7 },
  ])
  expect(durationParts(7200)).toEqual([{ unit: 'hours', n: 2 }])
  expect(durationParts(5)).toEqual([{ unit: 'minutes', n: 1 }])
})

test('a countdown ends at zero and never shows it early', () => {
  expect(clockText(372_000)).toBe('06:12')
  expect(clockText(1)).toBe('00:01')
  expect(clockText(-5)).toBe('00:00')
})
