import { expect, test } from 'vitest'
import { isCounted, onlyUncounted } from './event.ts'

test.each([
  { isSample: false, state: 'scheduled', isIn: true },
  { isSample: false, state: 'moved', isIn: true },
  { isSample: false, state: 'postponed', isIn: true },
  { isSample: false, state: 'cancelled', isIn: false },
  { isSample: true, state: 'scheduled', isIn: false },
] as const)('a figure counts what is $state, a sample $isSample: $isIn', ({ isIn, ...event }) => {
  expect(isCounted(event)).toBe(isIn)
})

test('events of which none counts are samples, cancelled, or both; no other events are', () => {
  const sample = { isSample: true, state: 'scheduled' } as const
  const cancelled = { isSample: false, state: 'cancelled' } as const
  const held = { isSample: false, state: 'scheduled' } as const
  expect(onlyUncounted([])).toBeNull()
  expect(onlyUncounted([sample, held])).toBeNull()
  expect(onlyUncounted([sample])).toBe('samples')
  expect(onlyUncounted([cancelled])).toBe('cancelled')
  expect(onlyUncounted([sample, cancelled])).toBe('both')
})
