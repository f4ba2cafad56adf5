import { expect, test } from 'vitest'
import { createPace } from './fair-gate.ts'

test('an address waits once it is faster than its pace, and is turned away once it would wait too long', () => {
  let at = 0
  const waitOf = createPace({ burst: 3, perSecond: 2, longestMs: 1000 }, () => at)
  expect([1, 2, 3].map(() => waitOf('a'))).toEqual([0, 0, 0])
  expect([1, 2, 3].map(() => waitOf('a'))).toEqual([500, 1000, null])
  expect(waitOf('b')).toBe(0)
  at = 500
  expect(waitOf('a')).toBe(1000)
  at = 60_000
  expect([1, 2, 3, 4].map(() => waitOf('a'))).toEqual([0, 0, 0, 500])
})

test('who is forgotten among very many begins anew, and nobody waits for that', () => {
  const waitOf = createPace({ burst: 1, perSecond: 1, longestMs: 0 }, () => 0)
  for (let i = 0; i < 120_000; i += 1) expect(waitOf(`address ${i}`)).toBe(0)
})
