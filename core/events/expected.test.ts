import { expect, test } from 'vitest'
import { expectationOf, isLate } from './expected.ts'

test.each([
  [['2026-06'], '2026-11', ['2027-06']],
  [['2025-06', '2026-06', '2026-07'], '2026-11', ['2027-06']],
  [['2025-06', '2026-07'], '2026-11', ['2027-06', '2027-07']],
  [['2025-03', '2024-05', '2026-04'], '2026-11', ['2027-04']],
  [['2024-12', '2026-01'], '2026-11', ['2026-12', '2027-01']],
  [['2024-12', '2026-01'], '2027-01', ['2026-12', '2027-01']],
])('editions in %s make it expected, in %s, in %s', (editions, now, months) => {
  expect(expectationOf(editions, now)?.months).toEqual(months)
})

test('what is over is expected a year later, and due since', () => {
  expect(expectationOf(['2025-06'], '2026-11')).toEqual({ due: '2026-06', months: ['2027-06'] })
  expect(expectationOf(['2025-06'], '2026-06')).toEqual({ due: '2026-06', months: ['2026-06'] })
})

test('nothing is expected of editions more than three months apart, of none, and of what was last held long ago', () => {
  expect(expectationOf(['2025-03', '2026-07'], '2026-11')).toBeNull()
  expect(expectationOf(['2025-03', '2026-06'], '2026-11')).not.toBeNull()
  expect(expectationOf([], '2026-11')).toBeNull()
  expect(expectationOf(['2024-10'], '2026-11')).toBeNull()
})

test('only the latest five editions tell when a series is held', () => {
  const moved = ['2020-01', '2022-09', '2023-09', '2024-10', '2025-09', '2026-09']
  expect(expectationOf(moved, '2026-11')?.months).toEqual(['2027-09'])
})

test('a series should be announced from four months before its month on', () => {
  expect(isLate({ due: '2027-03' }, '2026-11')).toBe(true)
  expect(isLate({ due: '2027-04' }, '2026-11')).toBe(false)
  expect(isLate({ due: '2026-06' }, '2026-11')).toBe(true)
})
