import { expect, test } from 'vitest'
import { limitByAddress } from './take-beacon.ts'

test('one too many waits for the end of its minute, and others go on', () => {
  let now = 1_000_000
  const take = limitByAddress(2, () => now)
  expect([take('a'), take('a')]).toEqual([null, null])
  now += 45_000
  expect(take('a')).toBe(15)
  expect(take('b')).toBeNull()
  now += 15_000
  expect(take('a')).toBeNull()
})
