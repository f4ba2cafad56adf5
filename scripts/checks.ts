import { join } from 'node:path'
import { projectFolder } from '../server/config.ts'
import { cacheFolder } from '../server/testing/cache-folder.ts'
import { generatedFilesError } from './generated-files.ts'
import { readPassedBefore, type PassedBefore } from './passed-before.ts'
import { runCommand } from './run-command.ts'

type Check = {
  name: string
  /** Files and folders, beside `always`: a check that passed on these is not run again. */
  inputs: string[]
  /** It reads what the build writes. */
  ofBuild?: true
  findError: () => Promise<string | null>
}

/** What every tool depends on: which version of it is installed, and how it is called. */
const always = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'scripts']
const inner = ['core', 'api', 'i18n', 'design', 'forms']
const code = [...inner, 'server', 'site', 'cms', 'e2e', 'bench', 'tsconfig.json']
const configs = ['astro.config.mjs', 'playwright.config.ts', 'vitest.config.ts']

/** What takes longest comes first, so that no core waits for the other at the end. */
const checks: Check[] = [
  {
    // Those of the site's other files, too.
    name: 'types of the pages',
    inputs: [...inner, 'server', 'site', 'astro.config.mjs'],
    findError: tool('astro', 'check', '--root', '.', '--tsconfig', join('site', 'tsconfig.json')),
  },
  { name: 'generated files', inputs: [...inner, 'cms'], findError: generatedFilesError },
  { name: 'unused code and dependencies', inputs: ['.'], findError: tool('knip') },
  { name: 'types', inputs: [...code, ...configs], findError: types('.') },
  {
    name: 'types of the cms',
    inputs: [...inner, 'server', 'cms', 'bench/support'],
    ofBuild: true,
    findError: types('cms'),
  },
  { name: 'lint', inputs: ['.'], findError: tool('oxlint') },
  {
    name: 'weight of scripts',
    inputs: ['.size-limit.json', 'site/dist/.built-from'],
    ofBuild: true,
    findError: tool('size-limit'),
  },
  { name: 'format', inputs: ['.'], findError: tool('oxfmt', '--check') },
]

/**
 * Runs every check, a line each, and what is wrong below the line: one after the other beside the build, two at once
 * after it. Tells how many passed and failed.
 */
export async function runChecks(
  built: Promise<unknown> = Promise.resolve(),
): Promise<{ passed: number; failed: number }> {
  const before = await readPassedBefore(projectFolder, join(cacheFolder, 'checks.json'))
  const waiting = [...checks]
  let isBuilt = false
  const afterBuild = built.then(() => {
    isBuilt = true
  })
  let failed = 0
  await Promise.all([runWaiting(), afterBuild.then(runWaiting)])
  return { passed: checks.length - failed, failed }

  async function runWaiting(): Promise<void> {
    for (let check = next(); check; check = next()) if (!(await passes(check, before))) failed += 1
  }

  /** One of those that can be run by now. What reads the build is left to the lane that begins after it. */
  function next(): Check | undefined {
    const index = waiting.findIndex(({ ofBuild }) => isBuilt || !ofBuild)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }
}

async function passes({ name, inputs, findError }: Check, before: PassedBefore): Promise<boolean> {
  const begun = performance.now()
  const { isUnchanged, keep } = await before.ask(name, [...always, ...inputs])
  const found = isUnchanged ? null : await findError()
  if (found === null && !isUnchanged) await keep()
  const took = isUnchanged ? 'unchanged since it passed' : seconds(performance.now() - begun)
  console.log(`${found === null ? '✓' : '✗'} ${name}  ${took}${found === null ? '' : `\n${found}`}`)
  return found === null
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function tool(...command: string[]): Check['findError'] {
  return async () => {
    const { ok, output } = await runCommand(command)
    return ok ? null : output.trim()
  }
}

/** By the compiler of the next major version, which is faster; `astro check` needs the one before. */
function types(project: string): Check['findError'] {
  const compiler = join(projectFolder, 'node_modules', 'typescript-7', 'bin', 'tsc')
  return async () => {
    const { ok, output } = await runCommand([process.execPath, compiler, '--noEmit', '--project', project])
    return ok ? null : output.trim()
  }
}
