import { expect, test } from 'vitest'
import { isCounted } from './counted.ts'

test.each([
  { isSample: false, state: 'scheduled', isIn: true },
  { isSample: false, state: 'moved', isIn: true },
  { isSample: false, state: 'postponed', isIn: true },
  { isSample: false, state: 'cancelled', isIn: false },
  { isSample: true, state: 'scheduled', isIn: false },
] as const)('a figure counts what is $state, a sample $isSample: $isIn', ({ isIn, ...event }) => {
  expect(isCounted(event)).toBe(isIn)
})
