import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { backOff } from '../back-off.ts'
import { freePort } from '../port.ts'
import { processStart } from '../process-start.ts'
import { waitUntil } from '../wait-until.ts'
import { accessFile, keepAccess, keptAccess, newAccess, type Access } from './access.ts'
import { keepLogSmall } from './bounded-log.ts'
import { bringHome } from './bring-home.ts'
import { clusterPlace, type ClusterPlace } from './cluster-place.ts'
import {
  clusterMajor,
  initialiseCluster,
  isInitialised,
  postmasterPid,
  readyPostmaster,
  startPostmaster,
  superuser,
} from './cluster.ts'
import { majorOf, nativeFolder, nativeVersion } from './native-folder.ts'
import { postgresUser } from './postgres-user.ts'

export type EmbeddedDatabase = {
  url: string
  folder: string
  /** The folder is not in the data folder, since PostgreSQL's user cannot reach that. */
  movedAside: boolean
  stop: () => Promise<void>
}

type Postmaster = { pid: number; isOver: () => boolean; over: Promise<void> }
type Report = (line: string) => void

const databaseName = 'cyberluach'
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
  const access = (await keptAccess(dataFolder)) ?? (await newAccess(dataFolder, place))
  const fault = majorFault(await clusterMajor(place), majorOf(nativeVersion(nativeFolder())))
  if (fault) throw new Error(fault)
  if (!(await isInitialised(place))) await initialiseCluster(place, access.password)
  return runCluster(place, { access, dataFolder, keepsPort: true }, report, signal)
}

/** One line on why the programs of one major version cannot use the data of another; null where they can. */
function majorFault(data: number | null, programs: number): string | null {
  if (data === null || data === programs) return null
  return data > programs
    ? `The data is of PostgreSQL ${data}, and this program brings ${programs}: start a newer program`
    : `The data is of PostgreSQL ${data}, and this program brings ${programs}: start the product, which moves it`
}

type Given = { access: Access; dataFolder: string; keepsPort: boolean }

/** Runs the cluster of a place, which has to be there, until `stop`. */
export async function runCluster(
  place: ClusterPlace,
  { access, dataFolder, keepsPort }: Given,
  report: Report,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  const logFile = join(dataFolder, 'logs', 'postgres.log')
  await mkdir(join(dataFolder, 'logs'), { recursive: true })
  let stopping = false
  let postmaster = await runningPostmaster(place, access)
  if (!postmaster) {
    postmaster = await patientStart()
  }
  await createDatabase(access).catch(async (error) => {
    await stopPostmaster(postmaster)
    throw error
  })
  const kept = keepRunning()
  const leaveLog = keepLogSmall(logFile, report)
  return {
    url: urlOf(access, databaseName),
    folder: place.folder,
    movedAside: place.movedAside,
    async stop() {
      stopping = true
      await stopPostmaster(postmaster)
      await kept
      leaveLog()
    },
  }

  /**
   * Sessions of a killed postmaster may hold the folder for a moment longer, and a port that was free may be taken by
   * somebody else before ours listens on it.
   */
  async function patientStart(): Promise<Postmaster> {
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
      (await readyPostmaster(place)) === started.pid && (await answers(access)) === 'yes'
    const isSettled = async () => started.isOver() || stopping || signal?.aborted || (await isUp())
    await waitUntil(isSettled, startLimitMs).catch(async (error) => {
      await stopPostmaster(started)
      throw error
    })
    if (signal?.aborted) await stopPostmaster(started)
    if (started.isOver()) throw new Error(`PostgreSQL did not start; see ${logFile}`)
    return started
  }

  async function keepRunning(): Promise<void> {
    const delays = backOff()
    while (!stopping) {
      await postmaster?.over
      if (stopping) return
      report('PostgreSQL ended; starting it again')
      await delays.wait()
      if (stopping) return
      postmaster = await start().catch(() => postmaster)
    }
  }
}

async function stopPostmaster(postmaster: Postmaster | null): Promise<void> {
  if (!postmaster || postmaster.isOver()) return
  process.kill(postmaster.pid, 'SIGINT') // "fast": ends the sessions and writes everything out
  const hurry = setTimeout(() => postmaster.isOver() || process.kill(postmaster.pid, 'SIGQUIT'), 8000)
  await postmaster.over
  clearTimeout(hurry)
}

/** After kill -9 of the process that started it, a postmaster lives on: it is used as it is. */
async function runningPostmaster(place: ClusterPlace, access: Access): Promise<Postmaster | null> {
  const pid = await postmasterPid(place)
  const lives = async () => pid !== null && (await processStart(pid)) !== null
  if (!pid || !(await lives()) || (await answers(access)) !== 'yes') return null
  let ended = false
  const over = waitUntil(async () => !(await lives()), Number.POSITIVE_INFINITY, 200).then(
    () => void (ended = true),
  )
  return { pid, isOver: () => ended, over }
}

async function answers(access: Access): Promise<'yes' | 'refused'> {
  const client = new pg.Client({ connectionString: urlOf(access, 'postgres'), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined) // told again by whichever call is under way
  try {
    await client.connect()
    return 'yes'
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new Error(
        'The database does not know our password: database.json in the data folder is of another one',
        {
          cause: error,
        },
      )
    }
    return 'refused'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(access: Access): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(access, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(databaseName)}`)
  } finally {
    await client.end()
  }
}

/** The address of the database that runs in a data folder, for measurements and tests beside a running product. */
export async function runningDatabaseUrl(dataFolder: string): Promise<string> {
  const access = await keptAccess(dataFolder)
  if (!access) throw new Error(`${accessFile(dataFolder)} is not there`)
  return urlOf(access, databaseName)
}

function urlOf({ password, port }: Access, database: string): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`
}
