import { expect, test } from 'vitest'
import { createAllowance } from './admission.ts'

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

test('what costs more than there ever is takes all of it, and waits until all is there', () => {
  let at = 0
  const { spend } = createAllowance({ burst: 4, perSecond: 1 }, () => at)
  expect(spend('a', 100)).toBeNull()
  expect(spend('a', 100)).toBe(4)
  at = 4000
  expect(spend('a', 100)).toBeNull()
})

test('what has come is paid for also where less is left, and has to come back before anything else', () => {
  let at = 0
  const { spend, owe, waitOf } = createAllowance({ burst: 4, perSecond: 1 }, () => at)
  owe('a', 3)
  expect(waitOf('a')).toBeNull()
  owe('a', 3)
  expect([waitOf('a'), spend('a')]).toEqual([2, 3])
  at = 2000
  expect(waitOf('a')).toBeNull()
})

test('what was spent and turned out not to be owed is there again, and no more than there ever was', () => {
  const { spend, giveBack } = createAllowance({ burst: 4, perSecond: 1 }, () => 0)
  expect(spend('a', 4)).toBeNull()
  giveBack('a', 3)
  expect([spend('a', 3), spend('a')]).toEqual([null, 1])
  giveBack('a', 100)
  expect([spend('a', 4), spend('a')]).toEqual([null, 1])
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
