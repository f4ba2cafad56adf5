import { expect, test } from 'vitest'
import type { Peers } from '../peers.ts'
import { visitBudget, type VisitMark } from './visit-budget.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

test('one network has 300 visitors within an hour; those who are known go on', () => {
  let now = 0
  const counts = visitBudget(1, () => now)
  const passing = (network: string) => numbers(400).filter((visitor) => counts(network, visitor, 'page')).length
  expect(passing('203.0.113.7')).toBe(300)
  expect(counts('203.0.113.7', '0', 'another page')).toBe(true)
  expect(passing('203.0.113.8')).toBe(300)
  now = 3_600_000
  expect(passing('203.0.113.7')).toBe(300)
})

test('and three thousand pages, each of which may tell of itself as often as it likes', () => {
  const counts = visitBudget(1, () => 0)
  expect(numbers(3500).filter((page) => counts('n', 'somebody', page))).toHaveLength(3000)
  expect(counts('n', 'somebody', '0')).toBe(true)
  expect(counts('n', 'somebody', 'one more')).toBe(false)
})

test('other limits make more room', () => {
  const counts = visitBudget(2, () => 0)
  expect(numbers(700).filter((visitor) => counts('n', visitor, 'page'))).toHaveLength(600)
})

test('two processes that tell each other what is new allow a network no more than one does', () => {
  const hearing: ((mark: VisitMark) => void)[] = []
  const peersOf = (self: number): Peers<VisitMark> => ({
    send: (mark) => hearing.forEach((hear, index) => index !== self && hear(mark)),
    onNews: (hear) => hearing.push(hear),
  })
  const workers = [visitBudget(1, () => 0, peersOf(0)), visitBudget(1, () => 0, peersOf(1))]
  const counted = numbers(400).filter((visitor, index) => workers[index % 2]?.('n', visitor, 'page'))
  expect(counted).toHaveLength(300)
  // A visitor whose next connection reaches the other process is no further visitor.
  expect(counted.filter((visitor, index) => workers[(index + 1) % 2]?.('n', visitor, 'page'))).toHaveLength(300)
})
