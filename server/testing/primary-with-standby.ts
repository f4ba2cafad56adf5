import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databaseError } from '../database/database-error.ts'
import { nativeFolder, postgresUser } from '../database/postgres-program.ts'
import { freePort } from '../system/ports.ts'
import { waitUntil } from '../system/steps.ts'

const run = promisify(execFile)
const program = (name: string) => join(nativeFolder(), 'bin', name)

/** A PostgreSQL, and a replica that follows it by streaming: its folder is a copy from before the first one began. */
export async function startPrimaryWithStandby() {
  const user = await postgresUser()
  const identity = user ? { uid: user.uid, gid: user.gid } : {}
  const folder = await mkdtemp(join(tmpdir(), 'standby-'))
  if (user) await chown(folder, user.uid, user.gid)
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')]
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(program('initdb'), [`--pgdata=${primaryFolder}`, ...flags], { ...identity, cwd: folder })
  await run('cp', ['-a', primaryFolder, standbyFolder])
  const [primaryPort, standbyPort] = [await freePort(), await freePort()]
  const signal = join(standbyFolder, 'standby.signal')
  await writeFile(signal, '')
  if (user) await chown(signal, user.uid, user.gid)
  const source = `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres'\n`
  await appendFile(join(standbyFolder, 'postgresql.auto.conf'), source)
  const servers = [start(primaryFolder, primaryPort), start(standbyFolder, standbyPort)]
  const urls = [primaryPort, standbyPort].map((port) => `postgres://postgres@127.0.0.1:${port}/postgres`)
  for (const url of urls) await waitUntil(async () => !(await databaseError(url)), 20_000)
  return {
    primaryUrl: String(urls[0]),
    standbyUrl: String(urls[1]),
    endStandby: () => end(servers[1]),
    async stop() {
      for (const server of servers.toReversed()) await end(server)
      await rm(folder, { recursive: true, force: true })
    },
  }

  function start(data: string, port: number): ChildProcess {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB']
    const options = settings.flatMap((setting) => ['-c', setting])
    return spawn(program('postgres'), ['-D', data, '-p', String(port), ...options], {
      ...identity,
      cwd: data,
      stdio: 'ignore',
    })
  }
}

async function end(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const over = once(server, 'exit')
  server.kill('SIGINT')
  await over
}
