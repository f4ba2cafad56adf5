import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import { journeysOutcome } from './run-journeys.ts'
import { vitestOutcome } from './run-vitest.ts'

test('of vitest, each file with a failed test or hook is named once', () => {
  const testResults = [
    { name: '/house/core/a.test.ts', status: 'failed' },
    { name: '/house/core/b.test.ts', status: 'passed' },
    { name: '/house/core/a.test.ts', status: 'failed' },
  ]
  const report = { numPassedTests: 5, numFailedTests: 2, testResults }
  expect(vitestOutcome(report, '/house')).toEqual({ passed: 5, failed: 2, failedFiles: ['core/a.test.ts'] })
})

test('of journeys too, however deep the failed one lies; one that passed at the second time passed', () => {
  const deep = { file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs: [{ ok: true }, { ok: false }] }] }
  const report = {
    config: { rootDir: '/house/e2e' },
    suites: [deep, { file: 'b.spec.ts', specs: [{ ok: true }] }, { ...deep }],
    stats: { expected: 3, flaky: 1, unexpected: 2 },
  }
  expect(journeysOutcome(report, '/house')).toEqual({
    passed: 4,
    failed: 2,
    failedFiles: ['e2e/a.spec.ts'],
  })
})

test('a runner that fails without a failed test, or says nothing, failed once', () => {
  const fine = { passed: 3, failed: 0, failedFiles: [] }
  expect(outcomeOf(true, fine)).toEqual(fine)
  expect(outcomeOf(false, fine)).toEqual({ ...fine, failed: 1 })
  expect(outcomeOf(true, null)).toEqual({ passed: 0, failed: 1, failedFiles: [] })
})
