import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backOff } from '../back-off.ts'
import { freePort } from '../port.ts'
import { LastingRefusal } from '../refusal.ts'
import { keepAsking } from '../supervisor/keep-asking.ts'
import { waitUntil } from '../wait-until.ts'
import { accessFile, keepAccess, keptAccess, newAccess, newPassword, type Access } from './access.ts'
import { keepLogSmall } from './bounded-log.ts'
import { bringHome } from './bring-home.ts'
import { clusterPlace, type ClusterPlace } from './cluster-place.ts'
import {
  clusterMajor,
  initialiseCluster,
  isInitialised,
  readyPostmaster,
  startPostmaster,
  superuser,
} from './cluster.ts'
import { majorOf, nativeFolder, nativeVersion } from './native-folder.ts'
import { databaseName, ownerRole, prepareDatabase } from './owner-role.ts'
import { postgresUser } from './postgres-user.ts'
import {
  answers,
  askPostmaster,
  killPostmaster,
  runningPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postmaster.ts'

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
  const access = (await keptAccess(dataFolder)) ?? (await newAccess(dataFolder, place))
  const fault = majorFault(await clusterMajor(place), majorOf(nativeVersion(nativeFolder())))
  if (fault) throw new LastingRefusal(fault)
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
  const asAdmin = (database: string) => urlOf(access, superuser, database)
  let postmaster = (await runningPostmaster(place, asAdmin('postgres'))) ?? (await patientStart())
  await prepared().catch(async (error) => {
    await stopPostmaster(postmaster)
    throw error
  })
  const kept = keepRunning()
  const leaveLog = keepLogSmall(logFile, report)
  return {
    url: urlOf(access, ownerRole, databaseName),
    adminUrl: asAdmin(databaseName),
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
      postmaster = await start().catch(() => postmaster)
    }
  }

  /** Asked by the product's role and beside its database, whose sessions are counted before it is replaced. */
  function watch(running: Postmaster): () => void {
    const url = urlOf(access, ownerRole, 'postgres')
    return keepAsking({ pid: running.pid, ask: () => askPostmaster(url) }, (missed) => {
      report(`PostgreSQL gave no answer ${missed} times in a row: ending it`)
      killPostmaster(running).catch((error: Error) =>
        report(`PostgreSQL could not be ended: ${error.message}`),
      )
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
  const access = await keptAccess(dataFolder)
  if (!access) throw new Error(`${accessFile(dataFolder)} is not there`)
  // One that an older program started has no other role yet.
  return urlOf(access, access.ownerPassword ? role : superuser, databaseName)
}

function urlOf({ password, ownerPassword = '', port }: Access, role: string, database: string): string {
  return `postgresql://${role}:${role === superuser ? password : ownerPassword}@127.0.0.1:${port}/${database}`
}
