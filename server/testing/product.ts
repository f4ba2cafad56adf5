import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const startScript = fileURLToPath(new URL('../start.ts', import.meta.url))
const startLimitMs = 180_000

/** The first admin of a product under test. Generated per run, so that no password stands in the repository. */
export type TestAdmin = { username: string; password: string }

export type Product = {
  origin: string
  pid: number
  admin: TestAdmin
  dataDir: string
  /** Everything the product printed so far. */
  output: () => string
  /** Stops it as Ctrl-C would, and removes its data. Resolves with the exit code. */
  stop: () => Promise<number | null>
}

/** Starts the whole product (database, cms, edge) from its builds, with a data folder of its own, and waits until it answers. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'cyberluach-')))
  const port = Number(environment.PORT ?? (await freePort()))
  const admin = { username: 'admin', password: crypto.randomUUID() }
  const child = spawn(process.execPath, [startScript], {
    env: {
      ...process.env,
      RATE_LIMIT_SCALE: '10000',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ...environment,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    // The channel ends the product when the tests are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.channel?.unref()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const origin = `http://127.0.0.1:${port}`
  await answering(origin, child, () => output)
  return {
    origin,
    pid: child.pid as number,
    admin,
    dataDir,
    output: () => output,
    async stop() {
      const exited = child.exitCode === null ? once(child, 'exit') : Promise.resolve()
      child.kill('SIGTERM')
      await exited
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

async function answering(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting:\n${output()}`)
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGTERM')
  throw new Error(`The product did not answer within ${startLimitMs / 1000} s:\n${output()}`)
}

/** A TCP port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
