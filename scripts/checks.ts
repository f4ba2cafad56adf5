import { generatedFilesFault } from './generated-files.ts'
import { runCommand } from './run-command.ts'

type Check = { name: string; fault: () => Promise<string | null> }

const checks: Check[] = [
  { name: 'types', fault: tool('tsc', '--noEmit') },
  { name: 'types of the cms', fault: tool('tsc', '--noEmit', '--project', 'cms') },
  { name: 'types of the site', fault: tool('astro', 'check', '--root', '.') },
  { name: 'lint', fault: tool('oxlint') },
  { name: 'format', fault: tool('oxfmt', '--check') },
  { name: 'unused code and dependencies', fault: tool('knip') },
  { name: 'weight of scripts', fault: tool('size-limit') },
  { name: 'generated files', fault: generatedFilesFault },
]

/** Runs every check, a line each, and what is wrong below the line. Tells how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0
  for (const { name, fault } of checks) {
    const begun = performance.now()
    const found = await fault()
    console.log(`${found === null ? '✓' : '✗'} ${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    if (found === null) continue
    failed += 1
    console.log(found)
  }
  return { passed: checks.length - failed, failed }
}

function tool(...command: string[]): Check['fault'] {
  return async () => {
    const { ok, output } = await runCommand(command)
    return ok ? null : output.trim()
  }
}
