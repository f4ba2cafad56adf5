import { expect, test } from 'vitest'
import { backOff } from './steps.ts'

test('waits grow to ten seconds, and are short again after a calm while', () => {
  let time = 0
  const delays = backOff(() => time)
  expect(Array.from({ length: 8 }, () => delays.next())).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000])
  time += 60_000
  expect(delays.next()).toBe(200)
})
