import { once } from 'node:events'
import { mkdir, lstat, readdir, rename, rm } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { backOff, waitUntil } from '../system/steps.ts'
import { freePort } from '../system/ports.ts'
import { LastingRefusal } from '../refusal.ts'
import { keepChecking } from '../supervisor/health.ts'
import {
  accessFile,
  keepAccess,
  storedAccess,
  newAccess,
  newPassword,
  type Access,
  databaseName,
  ownerRole,
  prepareDatabase,
} from './owner-role.ts'
import { keepLogSmall } from './bounded-log.ts'
import { clusterPlace, type ClusterPlace, asidePlaces } from './cluster-place.ts'
import {
  clusterMajor,
  initialiseCluster,
  isInitialised,
  readyPostmaster,
  startPostmaster,
  superuser,
  stopLeftover,
  postmasterPid,
} from './cluster.ts'
import { majorOf, nativeFolder, nativeVersion, postgresUser, type SystemUser } from './postgres-program.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { lockFolder } from '../data/data-folder.ts'
import { childProcesses, killIfThere, processStart } from '../system/processes.ts'
import { withClient } from './client.ts'

export type EmbeddedDatabase = {
  /** The product's own, which is no superuser. */
  url: string
  /** The superuser's, of the same database, for the start and the commands beside it. */
  adminUrl: string
  folder: string
  /** The folder is not in the data folder, since PostgreSQL's user cannot reach that. */
  movedAside: boolean
  stop: () => Promise<void>
}

type Report = (line: string) => void

const startLimitMs = 60_000

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that an earlier, killed process left running,
 * and keeps it running until `stop`.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  report: Report,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  const place = await clusterPlace(dataFolder, nativeFolder(), await postgresUser())
  await bringHome(dataFolder, place, report)
  const access = (await storedAccess(dataFolder)) ?? (await newAccess(dataFolder, place))
  const error = majorVersionError(await clusterMajor(place), majorOf(nativeVersion(nativeFolder())))
  if (error) throw new LastingRefusal(error)
  if (!(await isInitialised(place))) await initialiseCluster(place, access.password)
  return runCluster(place, { access, dataFolder, keepsPort: true }, report, signal)
}

/** One line on why the programs of one major version cannot use the data of another; null where they can. */
function majorVersionError(data: number | null, programs: number): string | null {
  if (data === null || data === programs) return null
  return data > programs
    ? `The data is of PostgreSQL ${data}, and this program brings ${programs}: start a newer program`
    : `The data is of PostgreSQL ${data}, and this program brings ${programs}: start the product, which moves it`
}

type StartInput = { access: Access; dataFolder: string; keepsPort: boolean }

/** Runs the cluster of a place, which has to be there, until `stop`. */
export async function runCluster(
  place: ClusterPlace,
  { access, dataFolder, keepsPort }: StartInput,
  report: Report,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  const logFile = join(dataFolder, 'logs', 'postgres.log')
  await mkdir(join(dataFolder, 'logs'), { recursive: true })
  let stopping = false
  const asAdmin = (database: string) => urlOf(access, superuser, database)
  let postmaster = (await runningPostmaster(place, asAdmin('postgres'))) ?? (await startRetrying())
  await prepared().catch(async (error) => {
    await stopPostmaster(postmaster)
    throw error
  })
  const running = keepRunning()
  const leaveLog = keepLogSmall(logFile, report)
  return {
    url: urlOf(access, ownerRole, databaseName),
    adminUrl: asAdmin(databaseName),
    folder: place.folder,
    movedAside: place.movedAside,
    async stop() {
      stopping = true
      await stopPostmaster(postmaster)
      await running
      leaveLog()
    },
  }

  /**
   * Sessions of a killed postmaster may hold the folder for a moment longer, and a port that was free may be taken by
   * somebody else before ours listens on it.
   */
  async function startRetrying(): Promise<Postmaster> {
    const delays = backOff()
    for (let attempt = 1; ; attempt += 1) {
      access.port = await freePort(access.port)
      if (keepsPort) await keepAccess(dataFolder, access)
      try {
        return await start()
      } catch (error) {
        if (attempt === 5 || signal?.aborted) throw error
        await delays.wait(signal)
      }
    }
  }

  async function start(): Promise<Postmaster> {
    const child = await startPostmaster(place, access.port, logFile)
    const over = once(child, 'exit').then(() => undefined)
    const started: Postmaster = {
      pid: child.pid ?? 0,
      isOver: () => child.exitCode !== null || child.signalCode !== null,
      over,
    }
    // Whoever answers before ours is ready is somebody else.
    const isUp = async () =>
      (await readyPostmaster(place)) === started.pid && (await answers(asAdmin('postgres'))) === 'yes'
    const isSettled = async () => started.isOver() || stopping || signal?.aborted || (await isUp())
    await waitUntil(isSettled, startLimitMs).catch(async (error) => {
      await stopPostmaster(started)
      throw error
    })
    if (signal?.aborted) await stopPostmaster(started)
    if (started.isOver()) throw new Error(`PostgreSQL did not start; see ${logFile}`)
    return started
  }

  async function prepared(): Promise<void> {
    access.ownerPassword ??= newPassword()
    if (keepsPort) await keepAccess(dataFolder, access)
    await prepareDatabase(asAdmin, access.ownerPassword)
  }

  async function keepRunning(): Promise<void> {
    const delays = backOff()
    while (!stopping) {
      const leave = watch(postmaster)
      await postmaster.over
      leave()
      if (stopping) return
      report('PostgreSQL ended; starting it again')
      await delays.wait()
      if (stopping) return
      postmaster = await start().catch((error: Error) => {
        report(`PostgreSQL could not be started: ${error.message}`)
        return postmaster
      })
    }
  }

  /** Asked by the product's role and beside its database, whose sessions are counted before it is replaced. */
  function watch(running: Postmaster): () => void {
    const url = urlOf(access, ownerRole, 'postgres')
    return keepChecking({ pid: running.pid, ask: () => askPostmaster(url) }, (missed) => {
      report(`PostgreSQL gave no answer ${missed} times in a row: ending it`)
      killPostmaster(running).catch((error: Error) => report(`PostgreSQL could not be ended: ${error.message}`))
    })
  }
}

/**
 * The address of the database that runs in a data folder, for what is done beside a running product: the product's own, or
 * the superuser's.
 */
export async function runningDatabaseUrl(
  dataFolder: string,
  role: typeof ownerRole | typeof superuser = ownerRole,
): Promise<string> {
  const access = await storedAccess(dataFolder)
  if (!access) throw new Error(`${accessFile(dataFolder)} is not there`)
  // One that an older program started has no other role yet.
  return urlOf(access, access.ownerPassword ? role : superuser, databaseName)
}

function urlOf({ password, ownerPassword = '', port }: Access, role: string, database: string): string {
  return `postgresql://${role}:${role === superuser ? password : ownerPassword}@127.0.0.1:${port}/${database}`
}

const run = promisify(execFile)
/** The cluster, the one that a move to a newer PostgreSQL makes, and those that it keeps; not `postgres-programs`. */
const ofTheCluster = /^postgres(?:$|\.moving|-\d+\.kept-)/

/**
 * Moves the cluster of a data folder to its place from where an earlier start left it: below /var/tmp, where systems
 * remove what is old, or where the rights of the data folder put it then. Killed anywhere, it goes on at the next start;
 * the cluster itself comes last. To be called with the data folder locked.
 */
export async function bringHome(
  dataFolder: string,
  place: ClusterPlace,
  report: (line: string) => void,
): Promise<void> {
  if (!place.user) return
  const home = dirname(place.folder)
  for (const from of [dataFolder, ...asidePlaces(dataFolder)]) {
    if (from === home) continue
    const names = await namesOfCluster(from, place.user)
    if (names.length === 0) continue
    if (await isInitialised(place)) {
      report(`There is another database in ${from}, which is not used: ${home} has the one that is`)
      continue
    }
    await stopLeftover(join(from, 'postgres'))
    for (const name of names) await move(join(from, name), join(home, name))
    if (from !== dataFolder) await rm(from, { recursive: true })
    report(`The database was moved from ${from} to ${home}`)
  }
}

/** What of PostgreSQL's own cluster lies in a folder that strangers cannot write to: the cluster itself last. */
async function namesOfCluster(folder: string, { uid }: SystemUser): Promise<string[]> {
  const status = await lstat(folder).catch(() => null)
  if (!status?.isDirectory() || status.mode & 0o022) return []
  const names = (await readdir(folder)).filter((name) => ofTheCluster.test(name))
  const isMoving = names.includes('postgres.moving.json')
  const isThere = isMoving || (await isInitialised({ folder: join(folder, 'postgres') }))
  const [first] = names
  if (!isThere || !first || (await lstat(join(folder, first))).uid !== uid) return []
  return names.toSorted((one, other) => Number(one === 'postgres') - Number(other === 'postgres'))
}

/** By its name where it stays on its disk; else by a copy, which is on the disk before the original goes. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const draft = `${to}.coming`
    await rm(draft, { recursive: true, force: true })
    await run('cp', ['-a', from, draft])
    await run('sync')
    await rename(draft, to)
    await rm(from, { recursive: true })
  }
}

/** Uses the database that runs; the embedded one is started for the moment where it does not. Null where there is none. */
export async function withDatabase<Result>(
  { databaseUrl, databaseDirectUrl, dataFolder, host, port }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result | null> {
  if (databaseUrl) return work(databaseDirectUrl ?? databaseUrl)
  if (!existsSync(join(dataFolder, 'database.json'))) return null
  const lock = await lockFolder(dataFolder, `http://${host}:${port}`)
  if (!lock.ok) return work(await runningDatabaseUrl(dataFolder))
  try {
    const database = await startEmbeddedDatabase(dataFolder, (line) => console.error(line))
    return await work(database.url).finally(() => database.stop())
  } finally {
    await lock.release()
  }
}

/** The first process of a PostgreSQL, which starts all others. */
export type Postmaster = { pid: number; isOver: () => boolean; over: Promise<void> }

const answerLimitMs = 2000

/** After kill -9 of the process that started it, a postmaster lives on: it is used as it is. */
export async function runningPostmaster(place: ClusterPlace, url: string): Promise<Postmaster | null> {
  const pid = await postmasterPid(place)
  const lives = async () => pid !== null && (await processStart(pid)) !== null
  if (!pid || !(await lives()) || (await answers(url)) !== 'yes') return null
  let ended = false
  const over = waitUntil(async () => !(await lives()), Number.POSITIVE_INFINITY, 200).then(() => void (ended = true))
  return { pid, isOver: () => ended, over }
}

export async function stopPostmaster(postmaster: Postmaster | null): Promise<void> {
  if (!postmaster || postmaster.isOver()) return
  process.kill(postmaster.pid, 'SIGINT') // "fast": ends the sessions and writes everything out
  const hurry = setTimeout(() => postmaster.isOver() || process.kill(postmaster.pid, 'SIGQUIT'), 8000)
  await postmaster.over
  clearTimeout(hurry)
}

/**
 * Ends a postmaster that hangs and all that it has started: a session that hangs, too, would hold the memory that the next
 * one needs. What was committed is read from the log again.
 */
export async function killPostmaster({ pid, isOver }: Postmaster): Promise<void> {
  const sessions = await childProcesses(pid)
  if (isOver()) return
  for (const each of [pid, ...sessions]) killIfThere(each, 'SIGKILL')
}

/** Whether a database lets us in. Throws one line where it does not know our password. */
export async function answers(url: string): Promise<'yes' | 'refused'> {
  try {
    await connectOnce(url)
    return 'yes'
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new LastingRefusal(
        'The database does not know our password: database.json in the data folder is of another one',
        { cause: error },
      )
    }
    return 'refused'
  }
}

/** Rejects where a new session gets no answer within 2 s. That there is no room for it is an answer. */
export async function askPostmaster(url: string): Promise<void> {
  await connectOnce(url).catch((error: { severity?: string }) => {
    if (!error.severity) throw error
  })
}

function connectOnce(url: string): Promise<void> {
  return withClient(url, async () => undefined, answerLimitMs)
}
