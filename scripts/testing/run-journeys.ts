import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '../../server/config.ts'
import { runCommand } from '../run-command.ts'
import { outcomeOf, readReport, reports, type Outcome } from './outcome.ts'

type Step = { title: string; error?: object; steps?: Step[] }

type Spec = {
  title: string
  ok: boolean
  tests: { status?: string; results: { error?: { message?: string }; steps?: Step[] }[] }[]
}

type Suite = { file: string; suites?: Suite[]; specs?: Spec[] }

export type JourneysReport = {
  config: { rootDir: string }
  suites: Suite[]
  stats: { expected: number; flaky: number; unexpected: number }
}

/** Journeys in the browser against the whole product: of some files, of the main tier, or all. */
export async function runJourneys(
  chromium: string,
  { files = [], mainOnly = false }: { files?: string[]; mainOnly?: boolean } = {},
): Promise<Outcome> {
  const file = join(reports, 'playwright.json')
  await rm(file, { force: true })
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const chosen = [...files.map(asPattern), ...(mainOnly ? ['--grep=@main'] : [])]
  const { ok } = await runCommand(['playwright', 'test', ...chosen, '--retries=1', '--reporter=list,json'], {
    shown: true,
    environment,
  })
  const report = await readReport<JourneysReport>(file)
  return outcomeOf(ok, report && journeysOutcome(report, projectFolder))
}

export function journeysOutcome({ config, suites, stats }: JourneysReport, folder: string): Outcome {
  const specs = suites.flatMap((suite) => specsIn(suite, relative(folder, join(config.rootDir, suite.file))))
  const reported = (which: (spec: Spec) => boolean) =>
    specs.filter(({ spec }) => which(spec)).map(({ file, spec }) => ({ file, name: spec.title, why: whyOf(spec) }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: reported(({ ok }) => !ok),
    flaky: reported(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')),
  }
}

function specsIn({ suites = [], specs = [] }: Suite, file: string): { file: string; spec: Spec }[] {
  return [...specs.map((spec) => ({ file, spec })), ...suites.flatMap((suite) => specsIn(suite, file))]
}

/** Why each try failed, below the part of the journey that it failed in. */
function whyOf({ tests }: Spec): string {
  return tests
    .flatMap(({ results }) =>
      results.flatMap(({ error, steps = [] }) => {
        if (!error?.message) return []
        const part = failedPart(steps)
        return [part ? `in: ${part}\n${error.message}` : error.message]
      }),
    )
    .join('\n')
}

function failedPart(steps: Step[]): string {
  const failed = steps.find(({ error }) => error)
  return failed ? [failed.title, failedPart(failed.steps ?? [])].filter(Boolean).join(' › ') : ''
}

/** Playwright takes what it is given for a regular expression. */
function asPattern(file: string): string {
  return `${file.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`
}
