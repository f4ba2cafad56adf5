import { expect, test } from 'vitest'

import { inTurns } from './in-turns.ts'

test('does everything once, never more than so many at a time', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inTurns([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('has nothing to do without items', async () => {
  await inTurns([], 3, () => Promise.reject(new Error('called')))
})
