import { expect, test } from 'vitest'
import { formatShares } from './shares.ts'

test('what has no known place is neither online nor physical', () => {
  expect(formatShares({ total: 10, online: 3, physical: 5 })).toEqual({
    online: 30,
    physical: 50,
    unknown: 20,
  })
})

test('the shares make 100, and are of nothing where there are no events', () => {
  expect(formatShares({ total: 3, online: 1, physical: 2 })).toEqual({ online: 33, physical: 67, unknown: 0 })
  expect(formatShares({ total: 0, online: 0, physical: 0 })).toEqual({ online: 0, physical: 0, unknown: 0 })
})
