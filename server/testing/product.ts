import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SmallDisk } from './small-disk.ts'
import { temporaryFolder } from './temporary-folder.ts'

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ownFolder = program('../..')
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

export type Surroundings = {
  /** The instant that its clock begins at; without one it goes by the machine's. */
  begins?: string | undefined
  /** A file system that its data folder is on, and is the root of. */
  disk?: SmallDisk
  /** Breaks the start off. */
  signal?: AbortSignal
  /** Where the program lies, if it is another one. */
  folder?: string
}

/**
 * Starts the whole product (database, cms, edge) from its builds, with a data folder of its own, and waits until it
 * answers.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  { begins, disk, signal, folder = ownFolder }: Surroundings = {},
): Promise<Product> {
  const chosen = environment.DATA_DIR ?? disk?.folder
  const dataDir = chosen ?? (await temporaryFolder('cyberluach-'))
  const port = Number(environment.PORT ?? (await freePort()))
  const admin = { username: 'admin', password: environment.ADMIN_PASSWORD ?? crypto.randomUUID() }
  const inFolder = (path: string) => join(folder, path)
  const start = begins ? [inFolder('server/testing/start-at.ts'), begins] : [inFolder('server/start.ts')]
  const node = folder === ownFolder ? process.execPath : inFolder('node_modules/node/bin/node')
  const [command = '', ...words] = [...(disk?.entering ?? []), node, ...start]
  const child = spawn(command, words, {
    env: {
      ...process.env,
      RATE_LIMIT_SCALE: '10000',
      // The same on every machine.
      EDGE_WORKERS: '1',
      // For whoever reads why a test failed.
      LOG_FORMAT: 'plain',
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
  const stop = async () => {
    const exited = hasEnded(child) ? Promise.resolve() : once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    if (!chosen) await rm(dataDir, { recursive: true, force: true })
    return child.exitCode
  }
  try {
    await answering(origin, child, signal)
  } catch (reason) {
    await stop()
    throw new Error(`The product did not start:\n${output}`, { cause: reason })
  }
  return {
    origin,
    pid: child.pid as number,
    admin,
    dataDir: disk?.seen ?? dataDir,
    output: () => output,
    stop,
  }
}

async function answering(origin: string, child: ChildProcess, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    if (hasEnded(child)) throw new Error(`It ended with ${child.exitCode ?? child.signalCode}`)
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`It did not answer within ${startLimitMs / 1000} s`)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
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
