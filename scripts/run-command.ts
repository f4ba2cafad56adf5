import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Outcome = { ok: boolean; output: string }

/** Runs a command of node_modules/.bin. `shown` lets it write to the terminal itself. */
export async function runCommand(
  [command = '', ...args]: string[],
  options: { cwd?: string; shown?: boolean; environment?: Record<string, string> } = {},
): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: options.shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, passOn)
  const [code] = (await once(child, 'close')) as [number | null]
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, passOn)
  return { ok: code === 0, output }
}
