import { expect, test } from 'vitest'

import { checksForState, checksKept, lostSince, p95, resultOf, stateOf, withCheck, type HealthCheck } from './health.ts'

const checkAt = (at: number, databaseMs: number | null = 1): HealthCheck => ({
  at,
  serverMs: 5,
  databaseMs,
  server: { version: '1.0.0', uptimeSeconds: at },
  database: null,
  answers: null,
})

test('the strip keeps the latest thirty checks', () => {
  let checks: HealthCheck[] = []
  for (let at = 0; at < 40; at += 1) checks = withCheck(checks, checkAt(at))
  expect(checks).toHaveLength(checksKept)
  expect(checks[0]?.at).toBe(10)
})

test('a check is fine, slow or failed by what was measured', () => {
  expect(resultOf('database', 4)).toBe('ok')
  expect(resultOf('database', 150)).toBe('slow')
  expect(resultOf('server', 150)).toBe('ok')
  expect(resultOf('server', null)).toBe('failed')
})

test('a state takes three checks, then it is that of the latest', () => {
  expect(checksForState).toBe(3)
  expect(stateOf([])).toBeNull()
  expect(stateOf(['slow', 'ok'])).toBeNull()
  expect(stateOf(['slow', 'ok', 'ok'])).toBe('ok')
  expect(stateOf(['ok', 'ok', 'ok', 'failed'])).toBe('failed')
})

test('a percentile needs five measurements', () => {
  expect(p95([1, 2, 3, null, null])).toBeNull()
  expect(p95([5, 1, 2, 4, 3, null])).toBe(5)
})

test('a loss counts from the first failure after the last success', () => {
  expect(lostSince([checkAt(1), checkAt(2, null), checkAt(3, null)], 'databaseMs')).toBe(2)
  expect(lostSince([checkAt(1, null), checkAt(2)], 'databaseMs')).toBeNull()
  expect(lostSince([checkAt(1, null)], 'databaseMs')).toBe(1)
})
