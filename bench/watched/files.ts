import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '../../server/config.ts'
import type { Kept } from './baseline.ts'
import { withTable } from './performance-page.ts'

const run = promisify(execFile)
const baselineFile = join(projectFolder, 'bench/baseline.json')
const pageFile = join(projectFolder, 'docs/performance.md')

export async function readBaseline(): Promise<Kept[]> {
  return JSON.parse(await readFile(baselineFile, 'utf8')) as Kept[]
}

/** Writes the baseline, and the table of it in `docs/performance.md`. */
export async function writeBaseline(baseline: Kept[]): Promise<void> {
  await writeFile(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`)
  await writeFile(pageFile, withTable(await readFile(pageFile, 'utf8'), baseline))
}

/** The commit that is checked out, with a `+` where files differ from it. */
export async function currentCommit(): Promise<string> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: projectFolder })).stdout.trim()
  try {
    const commit = await git('rev-parse', '--short=10', 'HEAD')
    return (await git('status', '--porcelain', '--untracked-files=no')) ? `${commit}+` : commit
  } catch {
    return 'unknown' // no repository
  }
}
