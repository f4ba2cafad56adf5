import { expect, test } from 'vitest'

import { sparkOf } from './KeyFigures.tsx'

const box = { width: 100, height: 40, isMirrored: false }

test('the latest value stands where reading ends', () => {
  expect(sparkOf([0, 10], box)?.end).toEqual({ x: 100, y: 5 })
  expect(sparkOf([0, 10], { ...box, isMirrored: true })?.end).toEqual({ x: 0, y: 5 })
})

test('a value that was not measured is no point of the line', () => {
  expect(sparkOf([5, null, 10], box)?.line).toBe('M0 19.5L100 5')
})

test('there is no line of one value, of none, or of nothing but zeros', () => {
  expect(sparkOf([3], box)).toBeNull()
  expect(sparkOf([], box)).toBeNull()
  expect(sparkOf([0, 0, 0], box)).toBeNull()
})

test('a column is as high as its value; there is none of zero', () => {
  expect(sparkOf([5, 0, 10], box)?.columns).toBe('M0 34V19.5M100 34V5')
})
