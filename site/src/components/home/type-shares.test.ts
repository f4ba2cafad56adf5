import { expect, test } from 'vitest'
import { typeShares } from './shares.ts'

const sharesOf = (counts: Record<string, number>) => {
  const types = Object.entries(counts).map(([type, count]) => ({ type: type as 'ctf', count }))
  return typeShares({ types, total: types.reduce((sum, { count }) => sum + count, 0) })
}

test('the percentages of all types make 100', () => {
  const shares = sharesOf({ ctf: 1, conference: 1, workshop: 1 })
  expect(shares.map(({ percent }) => percent)).toEqual([34, 33, 33, 0])
})

test('types without a colour of their own are counted together, and only where there are any', () => {
  expect(sharesOf({ ctf: 1, meetup: 2, webinar: 1 }).at(-1)).toEqual({ type: 'other', count: 3, percent: 75 })
  expect(sharesOf({ ctf: 1 })).toHaveLength(4)
})

test('a calendar without events has shares of nothing', () => {
  expect(sharesOf({}).map(({ percent }) => percent)).toEqual([0, 0, 0, 0])
})
