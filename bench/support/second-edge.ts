import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import { freePort, type Product } from '../../server/testing/product.ts'
import { waitUntil } from '../../server/wait-until.ts'

const program = fileURLToPath(new URL('../../server/edge/main.ts', import.meta.url))

/** Another edge over the same database, with a cache of its own; it asks the API through the first one. */
export async function startSecondEdge({ origin, dataDir }: Product) {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      CMS_URL: origin,
      DATABASE_URL: await runningDatabaseUrl(dataDir),
      PAYLOAD_SECRET: (await readFile(join(dataDir, 'payload-secret'), 'utf8')).trim(),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  const answers = async () => (await fetch(address).catch(() => null))?.ok === true
  await waitUntil(answers, 60_000)
  return {
    origin: address,
    async stop(): Promise<void> {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
