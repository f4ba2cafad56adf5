import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseError } from '../../server/database/database-error.ts'
import { freePort } from '../../server/system/ports.ts'
import { waitUntil } from '../../server/system/steps.ts'
import { systemProgram } from './load.ts'

const startLimitMs = 10_000

/** pgbouncer in transaction mode, with a pool of 8, before a database on this machine. Null where it is not installed. */
export async function startPooler(databaseUrl: string) {
  const program = systemProgram('pgbouncer')
  if (!program) return null
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'))
  await chmod(folder, 0o755)
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${databasePort} dbname=${name} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 8',
    'max_client_conn = 400',
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `${settings.join('\n')}\n`)
  // It refuses to be root.
  const identity = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...identity, '-q', file], { stdio: 'ignore' })
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`
  await waitUntil(async () => !(await databaseError(url)), startLimitMs)
  return {
    url,
    async stop(): Promise<void> {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
