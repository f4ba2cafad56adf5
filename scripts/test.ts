import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAll } from '../server/builds/build.ts'
import { projectFolder } from '../server/config.ts'
import { requireChromium } from './chromium.ts'
import { runChecks } from './checks.ts'
import { runCommand } from './run-command.ts'

type Count = { passed: number; failed: number }

const reports = join(projectFolder, '.cache', 'test-reports')
const counts: Count[] = []

await mkdir(reports, { recursive: true })
counts.push(await asCount('build', () => buildAll(new AbortController().signal)))
const chromiumPath = findBrowser()
counts.push(await runChecks(), await runVitest(chromiumPath))
counts.push(chromiumPath ? await runJourneys(chromiumPath) : { passed: 0, failed: 1 })
const passed = sum(counts.map((count) => count.passed))
const failed = sum(counts.map((count) => count.failed))
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** The browser that islands and journeys are tested in; null where there is none, and the reason is said. */
function findBrowser(): string | null {
  try {
    return requireChromium()
  } catch (error) {
    console.log((error as Error).message)
    return null
  }
}

/** Unit tests, integration tests on a database that each file starts for itself, and islands in the browser. */
async function runVitest(chromium: string | null): Promise<Count> {
  const file = join(reports, 'vitest.json')
  await rm(file, { force: true })
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await runCommand(chromium ? command : [...command, '--project=!browser'], {
    shown: true,
    ...(chromium && { environment: { CHROMIUM_PATH: chromium } }),
  })
  const report = await readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return counted(ok, report && { passed: report.numPassedTests, failed: report.numFailedTests })
}

async function runJourneys(chromium: string): Promise<Count> {
  const file = join(reports, 'playwright.json')
  await rm(file, { force: true })
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { ok } = await runCommand(['playwright', 'test', '--reporter=list,json'], {
    shown: true,
    environment,
  })
  type Report = { stats: { expected: number; flaky: number; unexpected: number } }
  const stats = (await readReport<Report>(file))?.stats
  return counted(ok, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected })
}

/** A runner that failed without a failed test, or left no report, counts as one that failed. */
function counted(ok: boolean, count: Count | null | undefined): Count {
  if (!count) return { passed: 0, failed: 1 }
  return ok ? count : { ...count, failed: Math.max(count.failed, 1) }
}

async function asCount(name: string, work: () => Promise<void>): Promise<Count> {
  try {
    await work()
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.log(`The ${name} failed: ${(error as Error).message}`)
    return { passed: 0, failed: 1 }
  }
}

async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null // the runner ended before it could report
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
