import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('an address may spend so much at once, and the rest as it comes back', () => {
  let at = 0
  const { spend } = createAllowance({ burst: 3, perSecond: 2 }, () => at)
  expect([1, 2, 3, 4].map(() => spend('a'))).toEqual([null, null, null, 1])
  at = 500
  expect(spend('a')).toBeNull()
  expect(spend('a', 3)).toBe(2)
  at = 60_000
  expect([1, 2, 3, 4].map(() => spend('a'))).toEqual([null, null, null, 1])
})

test('what one address spends is not another’s', () => {
  const { spend } = createAllowance({ burst: 1, perSecond: 1 }, () => 0)
  expect(spend('a')).toBeNull()
  expect(spend('a')).toBe(1)
  expect(spend('b')).toBeNull()
})

test('a hundred thousand addresses are not all remembered, and the one that keeps asking is', () => {
  const { spend } = createAllowance({ burst: 1, perSecond: 0.001 }, () => 0)
  expect(spend('busy')).toBeNull()
  for (let i = 0; i < 100_000; i += 1) {
    spend(`address ${i}`)
    if (i % 10_000 === 0) expect(spend('busy')).not.toBeNull()
  }
  expect(spend('busy')).not.toBeNull()
})
