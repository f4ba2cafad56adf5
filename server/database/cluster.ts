import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { behindVisitors, processStart } from '../system/processes.ts'
import { readIfThere } from '../data/private-file.ts'
import type { ClusterPlace } from './cluster-place.ts'
import { majorOf } from './postgres-program.ts'

export const superuser = 'postgres'

/**
 * Small on purpose: the product's data is some megabytes, and the budget for the whole tree is 800 MB. Answers are
 * durable (fsync and synchronous_commit stay on). No worker processes for reading and no parallel queries.
 */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '53', // three of them are for superusers alone
  shared_buffers: '48MB',
  effective_cache_size: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  log_min_messages: 'warning',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** The major version that a setting came with: older programs end over one that they do not know. */
const settingsSince: Record<string, number> = { io_method: 18 }

const initialFlags = [
  `--username=${superuser}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** Under plain `C`, trigram search drops every letter that is not ASCII. Systems know one of these or another. */
const letterLocales = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C']

/**
 * Makes an empty cluster whose texts are UTF-8 and whose letters, Hebrew ones too, are known as letters. It is made
 * beside its place and moved there when it is whole.
 */
export async function initialiseCluster(place: ClusterPlace, password: string): Promise<void> {
  const passwordFolder = await mkdtemp(join(tmpdir(), 'cluster-'))
  const passwordFile = join(passwordFolder, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  for (const path of [passwordFile, passwordFolder]) await giveTo(place, path)
  try {
    await rename(await draftCluster(place, passwordFile), place.folder)
  } finally {
    await rm(passwordFolder, { recursive: true, force: true })
  }
}

async function draftCluster(place: ClusterPlace, passwordFile: string): Promise<string> {
  const draft = `${place.folder}.new`
  for (const locale of letterLocales) {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true, mode: 0o700 })
    await giveTo(place, draft)
    const args = [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, `--lc-ctype=${locale}`, ...initialFlags]
    const error = await run(place, 'initdb', args)
    if (!error) return draft
    if (!error.includes('invalid locale')) throw new Error(error)
  }
  throw new Error('initdb knows none of the locales of this system')
}

export async function isInitialised(place: Pick<ClusterPlace, 'folder'>): Promise<boolean> {
  return (await clusterMajor(place)) !== null
}

/** The major version of PostgreSQL whose programs made the cluster; null where there is none. */
export async function clusterMajor({ folder }: Pick<ClusterPlace, 'folder'>): Promise<number | null> {
  const text = await readIfThere(join(folder, 'PG_VERSION'))
  return text === null ? null : majorOf(text)
}

/** Starts the postmaster in a session of its own, so that a terminal's Ctrl-C does not take it away first. */
export async function startPostmaster(place: ClusterPlace, port: number, logFile: string): Promise<ChildProcess> {
  const major = (await clusterMajor(place)) ?? 0
  const known = Object.entries(settings).filter(([name]) => major >= (settingsSince[name] ?? 0))
  const flags = known.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(join(place.binaries, 'postgres'), ['-D', place.folder, '-p', String(port), ...flags], {
    ...identity(place),
    cwd: place.folder,
    detached: true,
    env: plainEnvironment(),
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  await once(child, 'spawn')
  behindVisitors(child)
  return child
}

/** The process id that the data folder names, alive or not. */
export async function postmasterPid(place: Pick<ClusterPlace, 'folder'>): Promise<number | null> {
  return pidIn(await postmasterLines(place))
}

/** Ends the postmaster that a killed start left on a cluster, and waits for its end. */
export async function stopLeftover(folder: string): Promise<void> {
  const pid = await postmasterPid({ folder })
  if (!pid || (await processStart(pid)) === null || !(await worksIn(pid, folder))) return
  process.kill(pid, 'SIGQUIT')
  while ((await processStart(pid)) !== null) await pause(50)
}

/** Whether a process works in a folder: its id may be another one's by now. */
async function worksIn(pid: number, folder: string): Promise<boolean> {
  const [cwd, its] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => null), stat(folder)])
  return cwd === null ? process.platform !== 'linux' : cwd.ino === its.ino
}

/** The process id that the data folder names, once that process said there that it takes connections. */
export async function readyPostmaster(place: Pick<ClusterPlace, 'folder'>): Promise<number | null> {
  const lines = await postmasterLines(place)
  return lines[7]?.trim() === 'ready' ? pidIn(lines) : null
}

async function postmasterLines({ folder }: Pick<ClusterPlace, 'folder'>): Promise<string[]> {
  return (await readIfThere(join(folder, 'postmaster.pid')))?.split('\n') ?? []
}

function pidIn([first]: string[]): number | null {
  const pid = Number(first)
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

async function run(place: ClusterPlace, program: string, args: string[]): Promise<string | null> {
  const child = spawn(join(place.binaries, program), args, {
    ...identity(place),
    cwd: tmpdir(),
    detached: true,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return code === 0 ? null : `${program} failed (${code}):\n${output}${errors}`
}

async function giveTo({ user }: ClusterPlace, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid)
}

function identity({ user }: ClusterPlace): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

/** Nothing of ours: no secret in the environment of the database's processes, no locale that it does not know. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}
