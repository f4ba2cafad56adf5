import { expect, test } from 'vitest'
import { atMost, median, percentile, spreadOf, watched } from './report.ts'

test('a watched row keeps the median of its rounds and the spread from the lowest to the highest', () => {
  const row = watched(atMost('a miss', 12, 10, ' ms'), 'bare Node answers', [90, 120, 100])
  expect(row).toMatchObject({
    measured: '12.0 ms',
    ok: false,
    spread: 0.3,
    watched: { unit: 'bare Node answers', value: 100, better: 'less' },
  })
})

test('the median of an even number is between the two in the middle', () => {
  expect(median([4, 1, 2, 10])).toBe(3)
  expect(median([])).toBeNaN()
})

test('what is always the same has no spread, also where it is nothing', () => {
  expect(spreadOf([0, 0])).toBe(0)
  expect(spreadOf([8, 10, 12])).toBe(0.4)
})

test('of a hundred values, 99 are at or below the 99th percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(values, 0.99)).toBe(99)
})
