import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildAll } from '../server/builds/build.ts'
import { projectFolder } from '../server/config.ts'
import { requireChromium } from './chromium.ts'
import { runChecks } from './checks.ts'
import { matchingFiles } from './testing/matching-files.ts'
import { failuresText, flakyText, reports, strictly, type Outcome } from './testing/outcome.ts'
import { runJourneys } from './testing/run-journeys.ts'
import { runVitest } from './testing/run-vitest.ts'

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, strict: { type: 'boolean' } },
})

await mkdir(reports, { recursive: true })
const ended = names.length > 0 ? await runNamed() : await runTier({ mainOnly: !values.all })
const outcomes = values.strict ? ended.map(strictly) : ended
console.log(failuresText(outcomes.flatMap(({ failures }) => failures)))
console.log(flakyText(ended.flatMap(({ flaky = [] }) => flaky)))
const passed = sum(outcomes.map((outcome) => outcome.passed))
const failed = sum(outcomes.map((outcome) => outcome.failed))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Checks and tests, with or without what proves rare or expensive things: docs/testing.md. */
async function runTier(tier: { mainOnly: boolean }): Promise<Outcome[]> {
  const chromium = findBrowser()
  const building = runBuild()
  const checking = runChecks(building)
  const [build, checks] = [await building, { ...(await checking), failures: [] }]
  const tests = await runVitest(chromium, tier)
  return [build, checks, tests, chromium ? await runJourneys(chromium, tier) : failure()]
}

/** Only the tests whose path has one of the names in it, at every level; the build only where a journey needs it. */
async function runNamed(): Promise<Outcome[]> {
  const { tests, journeys, unknown } = matchingFiles(projectFolder, names)
  for (const name of unknown) console.log(`No test has “${name}” in its path.`)
  if (unknown.length > 0) return unknown.map(failure)
  const isBrowserNeeded = journeys.length > 0 || tests.some((path) => path.includes('.browser.test.'))
  const chromium = isBrowserNeeded ? findBrowser() : null
  if (isBrowserNeeded && !chromium) return [failure()]
  const outcomes = tests.length > 0 ? [await runVitest(chromium, { files: tests })] : []
  if (!chromium || journeys.length === 0) return outcomes
  return [...outcomes, await runBuild(), await runJourneys(chromium, { files: journeys })]
}

async function runBuild(): Promise<Outcome> {
  try {
    await buildAll(new AbortController().signal)
    return { passed: 0, failed: 0, failures: [] }
  } catch (error) {
    console.log(`The build failed: ${(error as Error).message}`)
    return failure()
  }
}

/** The browser that islands and journeys are tested in; null where there is none, and the reason is said. */
function findBrowser(): string | null {
  try {
    return requireChromium()
  } catch (error) {
    console.log((error as Error).message)
    return null
  }
}

function failure(): Outcome {
  return { passed: 0, failed: 1, failures: [] }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
