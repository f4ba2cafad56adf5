import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '../../server/config.ts'

/** How a runner ended, and the files in which a test failed, from the project's folder. */
export type Outcome = { passed: number; failed: number; failedFiles: string[] }

/** Where runners leave their reports. */
export const reports = join(projectFolder, '.cache', 'test-reports')

/** A runner that failed without a failed test, or left no report, counts as one that failed. */
export function outcomeOf(ok: boolean, reported: Outcome | null): Outcome {
  if (!reported) return { passed: 0, failed: 1, failedFiles: [] }
  return ok ? reported : { ...reported, failed: Math.max(reported.failed, 1) }
}

export async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null // the runner ended before it could report
  }
}
