import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '../../server/config.ts'
import { runCommand } from '../run-command.ts'
import { outcomeOf, readReport, reports, type Outcome } from './outcome.ts'

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    /** Why the file itself failed, where it did. */
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Unit tests, integration tests, and islands in the browser: of some files, of the main tier, or all. */
export async function runVitest(
  chromium: string | null,
  { files = [], mainOnly = false }: { files?: string[]; mainOnly?: boolean } = {},
): Promise<Outcome> {
  const file = join(reports, 'vitest.json')
  await rm(file, { force: true })
  const command = ['vitest', 'run', ...files, '--update=none', '--reporter=default', '--reporter=json']
  const left = [...(chromium ? [] : ['browser*']), ...(mainOnly ? ['rare'] : [])]
  const { ok } = await runCommand(
    [...command, `--outputFile.json=${file}`, ...left.map((project) => `--project=!${project}`)],
    { shown: true, ...(chromium && { environment: { CHROMIUM_PATH: chromium } }) },
  )
  const report = await readReport<VitestReport>(file)
  return outcomeOf(ok, report && vitestOutcome(report, projectFolder))
}

export function vitestOutcome(report: VitestReport, folder: string): Outcome {
  const failed = report.testResults.filter(({ status }) => status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: failed.flatMap(({ name, message = '', assertionResults }) => {
      const file = relative(folder, name)
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length === 0) return [{ file, name: 'its set-up', why: message }]
      return tests.map((test) => ({ file, name: test.fullName, why: test.failureMessages.join('\n') }))
    }),
  }
}
