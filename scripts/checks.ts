import { generatedFilesFault } from './generated-files.ts'
import { runCommand } from './run-command.ts'

type Check = { name: string; fault: () => Promise<string | null> }

/** Each check keeps about one core busy. */
const atOnce = 2

const checks: Check[] = [
  { name: 'types', fault: tool('tsc', '--noEmit') },
  { name: 'types of the cms', fault: tool('tsc', '--noEmit', '--project', 'cms') },
  { name: 'types of the site', fault: tool('tsc', '--noEmit', '--project', 'site') },
  { name: 'types of the pages', fault: tool('astro', 'check', '--root', '.') },
  { name: 'lint', fault: tool('oxlint') },
  { name: 'format', fault: tool('oxfmt', '--check') },
  { name: 'unused code and dependencies', fault: tool('knip') },
  { name: 'weight of scripts', fault: tool('size-limit') },
]

/** Runs every check, a line each, and what is wrong below the line. Tells how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks]
  let failed = 0
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  // By itself: it writes what the generators make over what is there, for a moment.
  if (!(await passes({ name: 'generated files', fault: generatedFilesFault }))) failed += 1
  return { passed: checks.length + 1 - failed, failed }

  async function runWaiting(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await passes(check))) failed += 1
  }
}

async function passes({ name, fault }: Check): Promise<boolean> {
  const begun = performance.now()
  const found = await fault()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${found === null ? '✓' : '✗'} ${name}  ${seconds} s${found === null ? '' : `\n${found}`}`)
  return found === null
}

function tool(...command: string[]): Check['fault'] {
  return async () => {
    const { ok, output } = await runCommand(command)
    return ok ? null : output.trim()
  }
}
