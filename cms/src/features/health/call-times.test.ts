import { beforeEach, expect, test } from 'vitest'
import { callTimesText, noteCall } from './metrics.ts'

beforeEach(() => {
  delete (globalThis as { callTimes?: unknown }).callTimes
})

test('before the first call there is nothing but what it would be called', () => {
  expect(callTimesText().filter((line) => !line.startsWith('#'))).toEqual([])
})

test('each bucket counts the calls that took so long at most, of their endpoint alone', () => {
  for (const took of [10, 11, 6_000]) noteCall('GET /api/events', took)
  noteCall('GET /api/facets', 1)
  const lines = callTimesText().filter((line) => line.includes('GET /api/events'))
  expect(lines.map((line) => line.replace('cyberluach_cms_call_seconds', ''))).toEqual([
    '_bucket{endpoint="GET /api/events",le="0.01"} 1',
    '_bucket{endpoint="GET /api/events",le="0.05"} 2',
    '_bucket{endpoint="GET /api/events",le="0.25"} 2',
    '_bucket{endpoint="GET /api/events",le="1"} 2',
    '_bucket{endpoint="GET /api/events",le="5"} 2',
    '_bucket{endpoint="GET /api/events",le="+Inf"} 3',
    '_sum{endpoint="GET /api/events"} 6.021',
    '_count{endpoint="GET /api/events"} 3',
  ])
})
