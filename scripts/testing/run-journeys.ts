import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '../../server/config.ts'
import { runCommand } from '../run-command.ts'
import { outcomeOf, readReport, reports, type Outcome } from './outcome.ts'

type Suite = { file: string; suites?: Suite[]; specs?: { ok: boolean }[] }

export type JourneysReport = {
  config: { rootDir: string }
  suites: Suite[]
  stats: { expected: number; flaky: number; unexpected: number }
}

/** Journeys in the browser against the whole product; of some files, or of all where none is named. */
export async function runJourneys(chromium: string, files: string[] = []): Promise<Outcome> {
  const file = join(reports, 'playwright.json')
  await rm(file, { force: true })
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { ok } = await runCommand(['playwright', 'test', ...files.map(asPattern), '--reporter=list,json'], {
    shown: true,
    environment,
  })
  const report = await readReport<JourneysReport>(file)
  return outcomeOf(ok, report && journeysOutcome(report, projectFolder))
}

export function journeysOutcome({ config, suites, stats }: JourneysReport, folder: string): Outcome {
  const failed = suites.filter(hasFailed).map(({ file }) => relative(folder, join(config.rootDir, file)))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failedFiles: [...new Set(failed)],
  }
}

function hasFailed({ suites = [], specs = [] }: Suite): boolean {
  return specs.some(({ ok }) => !ok) || suites.some(hasFailed)
}

/** Playwright takes what it is given for a regular expression. */
function asPattern(file: string): string {
  return `${file.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`
}
