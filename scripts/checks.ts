import { join } from 'node:path'
import { projectFolder } from '../server/config.ts'
import { generatedFilesFault } from './generated-files.ts'
import { readPassedBefore, type PassedBefore } from './passed-before.ts'
import { runCommand } from './run-command.ts'

type Check = {
  name: string
  /** Files and folders, beside `always`: a check that passed on these is not run again. */
  inputs: string[]
  fault: () => Promise<string | null>
}

/** Each check keeps about one core busy. */
const atOnce = 2

/** What every tool depends on: which version of it is installed, and how it is called. */
const always = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'scripts']
const inner = ['core', 'api', 'i18n', 'design']
const code = [...inner, 'server', 'site', 'cms', 'e2e', 'bench', 'tsconfig.json']
const configs = ['astro.config.mjs', 'playwright.config.ts', 'vitest.config.ts']

/** What takes longest comes first, so that no core waits for the other at the end. */
const checks: Check[] = [
  {
    name: 'types of the pages',
    inputs: [...inner, 'server', 'site', 'astro.config.mjs'],
    fault: tool('astro', 'check', '--root', '.', '--tsconfig', join('site', 'tsconfig.json')),
  },
  { name: 'types', inputs: [...code, ...configs], fault: tool('tsc', ...typesKeptIn('root')) },
  {
    name: 'types of the site',
    inputs: [...inner, 'server', 'site'],
    fault: tool('tsc', '--project', 'site', ...typesKeptIn('site')),
  },
  { name: 'generated files', inputs: [...inner, 'cms'], fault: generatedFilesFault },
  {
    name: 'types of the cms',
    inputs: [...inner, 'server', 'cms', 'bench/support'],
    fault: tool('tsc', '--project', 'cms', ...typesKeptIn('cms')),
  },
  { name: 'unused code and dependencies', inputs: ['.'], fault: tool('knip') },
  { name: 'lint', inputs: ['.'], fault: tool('oxlint') },
  {
    name: 'weight of scripts',
    inputs: ['.size-limit.json', 'site/dist/.built-from'],
    fault: tool('size-limit'),
  },
  { name: 'format', inputs: ['.'], fault: tool('oxfmt', '--check') },
]

/** Runs every check, a line each, and what is wrong below the line. Tells how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const before = await readPassedBefore(projectFolder, join(projectFolder, '.cache', 'checks.json'))
  const waiting = [...checks]
  let failed = 0
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  return { passed: checks.length - failed, failed }

  async function runWaiting(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check, before))) failed += 1
    }
  }
}

async function passes({ name, inputs, fault }: Check, before: PassedBefore): Promise<boolean> {
  const begun = performance.now()
  const { isUnchanged, keep } = await before.ask(name, [...always, ...inputs])
  const found = isUnchanged ? null : await fault()
  if (found === null && !isUnchanged) await keep()
  const took = isUnchanged ? 'unchanged since it passed' : seconds(performance.now() - begun)
  console.log(`${found === null ? '✓' : '✗'} ${name}  ${took}${found === null ? '' : `\n${found}`}`)
  return found === null
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function tool(...command: string[]): Check['fault'] {
  return async () => {
    const { ok, output } = await runCommand(command)
    return ok ? null : output.trim()
  }
}

/** The compiler looks again only at what changed since it wrote this down. */
function typesKeptIn(name: string): string[] {
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', join('.cache', 'types', `${name}.tsbuildinfo`)]
}
