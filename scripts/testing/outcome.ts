import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectFolder } from '../../server/config.ts'

/** A test that failed, or a file whose set-up did: `file` from the project's folder, `why` in the runner's words. */
export type Failure = { file: string; name: string; why: string }

/** How a runner ended. */
export type Outcome = { passed: number; failed: number; failures: Failure[] }

/** Where runners leave their reports. */
export const reports = join(projectFolder, '.cache', 'test-reports')

/** A runner that failed without a failed test, or left no report, counts as one that failed. */
export function outcomeOf(ok: boolean, reported: Outcome | null): Outcome {
  if (!reported) return { passed: 0, failed: 1, failures: [] }
  return ok ? reported : { ...reported, failed: Math.max(reported.failed, 1) }
}

/** What a long output is searched for, at its end: each failed test with its reason, and how to run its file alone. */
export function failuresText(failures: Failure[]): string {
  if (failures.length === 0) return ''
  const told = failures.map(({ file, name, why }) => `✗ ${file}\n  ${name}\n${indented(why)}`)
  const files = [...new Set(failures.map(({ file }) => file))]
  return `\n${told.join('\n\n')}\n\nTo see only one of these:\n${files.map((file) => `  npm test -- ${file}`).join('\n')}\n`
}

export async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null // the runner ended before it could report
  }
}

const mostLines = 24

function indented(why: string): string {
  const lines = stripVTControlCharacters(why).trimEnd().split('\n')
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}
