import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const graceMs = 5000

/** The script of a package's command, to be run under this same Node. `folder` is where the package is looked for. */
export function toolPath(folder: string, packageName: string, command: string = packageName): string {
  const require = createRequire(pathToFileURL(join(folder, 'package.json')))
  const manifest = require.resolve(`${packageName}/package.json`)
  const { bin } = require(manifest) as { bin: string | Record<string, string> }
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

/** Runs a tool to its end. Throws with all that it printed where it fails. On abort it and what it started are ended. */
export async function runTool(
  script: string,
  args: string[],
  cwd: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const group = -(child.pid ?? 0)
  const kill = (how: NodeJS.Signals) => ignoreGone(() => process.kill(group, how))
  const abort = () => {
    kill('SIGTERM')
    setTimeout(kill, graceMs, 'SIGKILL').unref()
  }
  signal.addEventListener('abort', abort, { once: true })
  const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null]
  signal.removeEventListener('abort', abort)
  kill('SIGKILL')
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`${args.join(' ')} failed (${killedBy ?? code}):\n${output.trim()}`)
}

function ignoreGone(work: () => void): void {
  try {
    work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
