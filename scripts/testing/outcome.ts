import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectFolder } from '../../server/config.ts'

/** A test that failed, or a file whose set-up did: `file` from the project's folder, `why` in the runner's words. */
export type Failure = { file: string; name: string; why: string }

/** How a runner ended. What is flaky failed once, and passed when it was tried again: it counts as passed. */
export type Outcome = { passed: number; failed: number; failures: Failure[]; flaky?: Failure[] }

/** Where runners leave their reports. */
export const reports = join(projectFolder, '.cache', 'test-reports')

/** A runner that failed without a failed test, or left no report, counts as one that failed. */
export function outcomeOf(ok: boolean, reported: Outcome | null): Outcome {
  if (!reported) return { passed: 0, failed: 1, failures: [] }
  return ok ? reported : { ...reported, failed: Math.max(reported.failed, 1) }
}

/** The outcome where a flaky test is a failed one. */
export function strictly(outcome: Outcome): Outcome {
  const { passed, failed, failures, flaky = [] } = outcome
  return { passed: passed - flaky.length, failed: failed + flaky.length, failures: [...failures, ...flaky] }
}

/** What a long output is searched for, at its end: each failed test with its reason, and how to run its file alone. */
export function failuresText(failures: Failure[]): string {
  if (failures.length === 0) return ''
  const files = [...new Set(failures.map(({ file }) => file))]
  return `\n${listOf(failures, '✗')}\n\nTo see only one of these:\n${files.map((file) => `  npm test -- ${file}`).join('\n')}\n`
}

/** What passed only when it was tried again, with why it failed at first; empty where nothing is. */
export function flakyText(flaky: Failure[]): string {
  return flaky.length === 0
    ? ''
    : `\n${listOf(flaky, '~')}\n\n${flaky.length} flaky: failed once, passed when tried again\n`
}

export async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null // the runner ended before it could report
  }
}

const mostLines = 24

function listOf(tests: Failure[], mark: string): string {
  return tests.map(({ file, name, why }) => `${mark} ${file}\n  ${name}\n${indented(why)}`).join('\n\n')
}

function indented(why: string): string {
  const lines = stripVTControlCharacters(why).trimEnd().split('\n')
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}
