import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { canSharePort, usualWorkers } from './ports.ts'

const gibibyte = 2 ** 30

test.each([
  [1, 8, 1],
  [2, 8, 1],
  [4, 8, 3],
  [4, 2, 2],
  [4, 0.5, 1],
  [64, 256, 3],
])('%i cores and %f GiB answer visitors by %i workers', (cores, memory, workers) => {
  const machine = { cores, memoryBytes: memory * gibibyte, isPortShared: true }
  expect(usualWorkers(machine)).toBe(workers)
})

test('one, where a port belongs to one process', () => {
  expect(usualWorkers({ cores: 8, memoryBytes: 8 * gibibyte, isPortShared: false })).toBe(1)
})

test('is a number within reason', () => {
  const told = parseConfig({ EDGE_WORKERS: '2' })
  expect(told.ok && told.value.edgeWorkers).toBe(canSharePort && 2)
  expect(parseConfig({ EDGE_WORKERS: '0' })).toEqual({
    ok: false,
    error: 'EDGE_WORKERS must be a whole number from 1 to 32 (it is "0")',
  })
})
