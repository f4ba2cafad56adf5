import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort, type Product } from '../../server/testing/product.ts'
import { edgeProcess, startOf } from './edge-process.ts'

const startLimitMs = 60_000

/** Another edge over the same cms and database, started as the product's own is, with a cache of its own. */
export async function startSecondEdge(product: Product) {
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
