import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '../../server/config.ts'
import { runCommand } from '../run-command.ts'
import { outcomeOf, readReport, reports, type Failure, type Outcome } from './outcome.ts'

type Spec = { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }

type Suite = { file: string; suites?: Suite[]; specs?: Spec[] }

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
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) =>
      failuresIn(suite, relative(folder, join(config.rootDir, suite.file))),
    ),
  }
}

function failuresIn({ suites = [], specs = [] }: Suite, file: string): Failure[] {
  const failed = specs.filter(({ ok }) => !ok).map((spec) => ({ file, name: spec.title, why: whyOf(spec) }))
  return [...failed, ...suites.flatMap((suite) => failuresIn(suite, file))]
}

function whyOf({ tests }: Spec): string {
  const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
  return messages.filter(Boolean).join('\n')
}

/** Playwright takes what it is given for a regular expression. */
function asPattern(file: string): string {
  return `${file.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`
}
