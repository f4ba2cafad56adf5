import { expect, test } from 'vitest'
import { failuresText, flakyText, outcomeOf, strictly } from './outcome.ts'
import { journeysOutcome, type JourneysReport } from './run-journeys.ts'
import { vitestOutcome } from './run-vitest.ts'

test('of vitest, each failed test is named with its reason, and each file whose set-up failed', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2'] }
  const testResults = [
    { name: '/house/core/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: '/house/core/b.test.ts', status: 'passed', assertionResults: [passed] },
    { name: '/house/core/c.test.ts', status: 'failed', message: 'no database', assertionResults: [] },
  ]
  const report = { numPassedTests: 5, numFailedTests: 1, testResults }
  expect(vitestOutcome(report, '/house')).toEqual({
    passed: 5,
    failed: 1,
    failures: [
      { file: 'core/a.test.ts', name: 'subtracts', why: 'expected 1 to be 2' },
      { file: 'core/c.test.ts', name: 'its set-up', why: 'no database' },
    ],
  })
})

const passedJourney = { title: 'opens', ok: true, tests: [] }
const reportOf = (...specs: JourneysReport['suites'][number]['specs'][]): JourneysReport => ({
  config: { rootDir: '/house/e2e' },
  suites: specs.map((each, index) => ({
    file: `${'abc'[index]}.spec.ts`,
    suites: [{ file: `${'abc'[index]}.spec.ts`, specs: each ?? [] }],
  })),
  stats: { expected: 3, flaky: 1, unexpected: 1 },
})

test('of journeys too, however deep the failed one lies, with the part that it failed in', () => {
  const steps = [
    { title: 'a dialog opens' },
    { title: 'a dialog closes', error: {}, steps: [{ title: 'by Escape', error: {} }] },
  ]
  const failed = {
    title: 'closes',
    ok: false,
    tests: [{ results: [{ error: { message: 'still open' }, steps }, {}] }],
  }
  expect(journeysOutcome(reportOf([passedJourney, failed], [passedJourney]), '/house')).toEqual({
    passed: 4,
    failed: 1,
    failures: [{ file: 'e2e/a.spec.ts', name: 'closes', why: 'in: a dialog closes › by Escape\nstill open' }],
    flaky: [],
  })
})

const flakyJourney = {
  title: 'waits',
  ok: true,
  tests: [{ status: 'flaky', results: [{ error: { message: 'too late' } }, {}] }],
}
const why = { file: 'e2e/a.spec.ts', name: 'waits', why: 'too late' }

test('a journey that passed at the second time is flaky, with why it failed at first', () => {
  const outcome = journeysOutcome(reportOf([passedJourney, flakyJourney]), '/house')
  expect(outcome).toEqual({ passed: 4, failed: 1, failures: [], flaky: [why] })
  expect(flakyText([why])).toMatch(/~ e2e\/a.spec.ts\n {2}waits\n {4}too late\n\n1 flaky: /)
  expect(flakyText([])).toBe('')
})

test('strictly, a flaky journey has failed', () => {
  const outcome = journeysOutcome(reportOf([passedJourney, flakyJourney]), '/house')
  expect(strictly(outcome)).toEqual({ passed: 3, failed: 2, failures: [why] })
})

test('a runner that fails without a failed test, or says nothing, failed once', () => {
  const fine = { passed: 3, failed: 0, failures: [] }
  expect(outcomeOf(true, fine)).toEqual(fine)
  expect(outcomeOf(false, fine)).toEqual({ ...fine, failed: 1 })
  expect(outcomeOf(true, null)).toEqual({ passed: 0, failed: 1, failures: [] })
})

test('failures are told at the end: name, the first lines of why without colours, each file once', () => {
  const why = `\u001B[31mexpected 1 to be 2\u001B[39m\n${'at a.ts\n'.repeat(40)}`
  const failures = ['adds', 'subtracts'].map((name) => ({ file: 'core/a.test.ts', name, why }))
  const lines = failuresText(failures).split('\n')
  expect(lines.slice(1, 5)).toEqual(['✗ core/a.test.ts', '  adds', '    expected 1 to be 2', '    at a.ts'])
  expect(lines.filter((line) => line.includes('npm test --'))).toEqual(['  npm test -- core/a.test.ts'])
  expect(lines.length).toBeLessThan(70)
  expect(failuresText([])).toBe('')
})
