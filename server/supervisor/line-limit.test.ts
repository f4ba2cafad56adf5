import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLineLimit } from './output.ts'

let passed: string[]
beforeEach(() => {
  vi.useFakeTimers()
  passed = []
})
afterEach(() => void vi.useRealTimers())

test('of more lines than a second may have, the first are passed on and the others counted in one line', () => {
  const limit = createLineLimit((line) => passed.push(line), 2)
  for (const line of ['a', 'b', 'c', 'd']) limit.take(line)
  expect(passed).toEqual(['a', 'b'])
  vi.advanceTimersByTime(1000)
  expect(passed).toEqual(['a', 'b', '… 2 more lines were left out'])
  limit.take('e')
  expect(passed.at(-1)).toBe('e')
})

test('at the end nothing that was left out stays unsaid', () => {
  const limit = createLineLimit((line) => passed.push(line), 1)
  for (const line of ['a', 'b']) limit.take(line)
  limit.end()
  limit.end()
  expect(passed).toEqual(['a', '… 1 more lines were left out'])
})
