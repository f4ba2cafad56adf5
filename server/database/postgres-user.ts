import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

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
  throw new Error(
    'PostgreSQL cannot run as root, and no user could be created for it; start as an ordinary user',
  )
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
