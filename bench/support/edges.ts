import { readFileSync } from 'node:fs'
import { processTree } from '../../server/testing/process-tree.ts'
import { type Product, freePort } from '../../server/testing/product.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The process that listens for visitors. */
export function edgeProcess(product: Product): number {
  const edge = processTree(product.pid).find(({ command }) => command.includes('edge/main'))
  if (!edge) throw new Error('The edge process was not found among the children of the start script')
  return edge.pid
}

/** How the edge was started: its arguments with Node's own, and its environment. */
export function startOf(edge: number): { args: string[]; environment: Record<string, string> } {
  const parts = (name: string) => readFileSync(`/proc/${edge}/${name}`, 'utf8').split('\0').filter(Boolean)
  const environment = parts('environ').map((line) => {
    const at = line.indexOf('=')
    return [line.slice(0, at), line.slice(at + 1)]
  })
  return { args: parts('cmdline').slice(1), environment: Object.fromEntries(environment) }
}

/**
 * Holds the product's own edge still while `work` measures another one over the same cms and database: what it would do
 * at each change is done by nobody then. The supervisor is held still as well, or it would end an edge that hangs.
 */
export async function withoutOwnEdge<T>(product: Product, work: () => Promise<T>): Promise<T> {
  const held = [product.pid, edgeProcess(product)]
  for (const pid of held) process.kill(pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    for (const pid of held.toReversed()) process.kill(pid, 'SIGCONT')
  }
}

const startLimitMs = 60_000

/** Another edge over the same cms and database, started as the product's own is, with a cache of its own. */
async function startSecondEdge(product: Product) {
  const { args, environment } = startOf(edgeProcess(product))
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const limit = AbortSignal.timeout(startLimitMs)
  const ended = once(child, 'exit', { signal: limit }).then(() => {
    throw new Error('The second edge ended at its start')
  })
  await Promise.race([once(child, 'message', { signal: limit }), ended])
  ended.catch(() => undefined) // later, by `stop` or at the limit
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    async stop(): Promise<void> {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Lends another edge to the work, and ends it whatever comes of that. */
export async function withSecondEdge<T>(
  product: Product,
  work: (edge: Awaited<ReturnType<typeof startSecondEdge>>) => Promise<T>,
): Promise<T> {
  const edge = await startSecondEdge(product)
  try {
    return await work(edge)
  } finally {
    await edge.stop()
  }
}
