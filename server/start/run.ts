import { join } from 'node:path'
import { adminPasswordError } from '../database/set-password.ts'
import { keepBackingUp } from '../backup/timetable/keep-backing-up.ts'
import { configExitCode, LastingRefusal, Refusal } from '../refusal.ts'
import { parseConfig, unknownSettings, type Config } from '../config.ts'
import { backupFolderError, dataFolderError, lockFolder } from '../data/data-folder.ts'
import { databaseError, unfitDatabaseError, type DatabaseError, listenError } from '../database/database-error.ts'
import { startEmbeddedDatabase } from '../database/embedded.ts'
import { firstStart } from './first-start.ts'
import { logFormat, keepLog, logAs, passOn, say } from '../log/log.ts'
import type { LogRecord } from '../log/record.ts'
import { freePort, portError } from '../system/ports.ts'
import { payloadSecret } from '../data/private-file.ts'
import { proxyWarnings, listeningAddress, printSummary } from './summary.ts'
import { step, stopSignals } from '../system/steps.ts'
import { serviceManager } from '../supervisor/service-manager.ts'
import { withoutRepeats } from '../supervisor/output.ts'
import { retainedClusters } from '../upgrade/earlier-clusters.ts'
import { moveOlderCluster, tidyUp } from '../upgrade/move-cluster.ts'
import { bringUpToDate } from '../upgrade/bring-up-to-date.ts'
import { dataShown, newerDataError, readDataState, UpgradeError } from '../upgrade/data-state.ts'
import { supervise, type ChildPlan, type Report, type Supervised } from '../supervisor/child.ts'

/** What the start is made of: for visitors, or for developers. */
export type Mode = {
  prepare: (signal: AbortSignal) => Promise<void>
  /** A path that is a secret of this start, below which alone the CMS answers; without it, it answers everybody here. */
  cmsBase?: string
  children: (context: ChildContext) => Promise<ChildStep[]>
}

export type ChildContext = {
  config: Config
  /** Where the CMS answers, with the secret in it. */
  cmsUrl: string
  environment: Record<string, string>
  logFolder: string
}
export type ChildStep = { title: string; plan: Omit<ChildPlan, 'report'> }

type Part = Pick<Supervised, 'stop'> & Partial<Supervised>

/** Starts everything in its order, and when asked to, stops it in the opposite one. Ends the process. */
export async function run(mode: Mode): Promise<void> {
  logAs(logFormat())
  const stopping = stopSignals()
  const manager = serviceManager(report)
  outliveReaders()
  const parts: Part[] = []
  stopping.onHurry(() => parts.forEach((part) => part.hurry?.()))
  let exitCode = 0
  try {
    await startAll(mode, parts, stopping.signal)
    manager.ready()
    await untilAborted(stopping.signal)
    say('info', 'Asked to stop', { plain: null })
  } catch (error) {
    if (!stopping.signal.aborted) {
      const isForUs = error instanceof Refusal || error instanceof UpgradeError
      exitCode = error instanceof LastingRefusal || error instanceof UpgradeError ? configExitCode : 1
      say('fatal', isForUs ? error.message : `The start failed: ${messageOf(error)}`)
    }
  }
  manager.stopping()
  for (const part of parts.toReversed()) await part.stop()
  process.exit(exitCode)
}

async function startAll(mode: Mode, parts: Part[], signal: AbortSignal): Promise<void> {
  const parsed = parseConfig()
  if (!parsed.ok) throw new LastingRefusal(parsed.error)
  const config = parsed.value
  refuseFor(await adminPasswordError(config), LastingRefusal)
  refuseFor(await dataFolderError(config.dataFolder))
  if (config.backupEvery > 0) refuseFor(await backupFolderError(config))
  await takeFolder(config, parts)
  const logFolder = join(config.dataFolder, 'logs')
  parts.push(keepLog(join(logFolder, 'supervisor.log')))
  if (config.rateLimitScale !== 1) warn(`RATE_LIMIT_SCALE is ${config.rateLimitScale}: limits are not the usual ones`)
  for (const warning of [...proxyWarnings(config), ...unknownSettings()]) warn(warning)
  refuseFor(await portError(config.host, config.port))
  if (config.databaseUrl) await checkDatabase(config.databaseUrl, config.databaseDirectUrl)
  if (config.databaseReadUrl) await checkReplica(config.databaseReadUrl)
  await mode.prepare(signal)

  if (!config.databaseUrl) await moveOlderCluster(config, { report, signal })
  const database = await startDatabase(config, parts, signal)
  const directUrl = config.databaseDirectUrl ?? database.url
  const found = await readDataState(directUrl)
  refuseFor(newerDataError(found), LastingRefusal)
  await bringUpToDate(directUrl, found, config)
  const first = await firstStart(config.dataFolder, database.url, config.adminPassword)
  const cmsUrl = `http://127.0.0.1:${await freePort()}${mode.cmsBase ?? ''}`
  const environment = environmentOf(config, {
    DATABASE_URL: database.url,
    DATABASE_READ_URL: config.databaseReadUrl ?? '',
    DATABASE_DIRECT_URL: config.databaseDirectUrl ?? '',
    PAYLOAD_SECRET: config.payloadSecret ?? (await payloadSecret(config.dataFolder, first.isFirst, warn)),
    ADMIN_PASSWORD: config.adminPassword ?? first.password ?? '',
    SEED: config.seed ?? (first.isFirst && !config.databaseUrl ? 'demo' : 'none'),
    CMS_URL: cmsUrl,
  })
  for (const { title, plan } of await mode.children({ config, cmsUrl, environment, logFolder })) {
    signal.throwIfAborted()
    parts.push(await step(title, () => supervise({ ...plan, report }, signal)))
  }
  if (config.backupEvery > 0) parts.push(keepBackingUp({ config, url: directUrl, environment, logFolder, report }))
  const version = dataShown(await readDataState(directUrl))
  const retained = database.folder ? await retainedClusters(database.folder) : []
  printSummary(config, { database, version, retained, password: first.password, isFirst: first.isFirst })
  await first.finish()
  if (database.folder) await tidyUp(config, database.folder, report)
}

/** Whether the database lets us in, can hold the calendar, and whether we hear what it tells. */
async function checkDatabase(url: string, directUrl: string | null): Promise<void> {
  refuseForDatabase(await databaseError(url))
  if (directUrl) refuseForDatabase(await databaseError(directUrl, 'DATABASE_DIRECT_URL'))
  refuseForDatabase(await unfitDatabaseError(url))
  if (!directUrl) return refuseFor(await listenError(url, 'DATABASE_URL'))
  refuseFor(await listenError(directUrl, 'DATABASE_DIRECT_URL'))
}

/** One that is away is no reason not to start: the primary answers for it. */
async function checkReplica(url: string): Promise<void> {
  const error = await databaseError(url, 'DATABASE_READ_URL')
  if (error) warn(`${error.line}: until it does, everything is read from DATABASE_URL`)
}

function refuseForDatabase(error: DatabaseError | null): void {
  if (error) refuseFor(error.line, error.isLasting ? LastingRefusal : Refusal)
}

function refuseFor(error: string | null, Kind = Refusal): void {
  if (error) throw new Kind(error)
}

async function takeFolder(config: Config, parts: Part[]): Promise<void> {
  const address = `http://${config.host}:${config.port}`
  const lock = await lockFolder(config.dataFolder, address)
  if (!lock.ok)
    throw new Refusal(`Already running from this folder: ${lock.holder.address} (process ${lock.holder.pid})`)
  parts.push({ stop: lock.release })
}

type RunningDatabase = { url: string; folder: string | null; movedAside: boolean }

async function startDatabase(config: Config, parts: Part[], signal: AbortSignal): Promise<RunningDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, folder: null, movedAside: false }
  const start = () => startEmbeddedDatabase(config.dataFolder, report, signal)
  const database = await step('Starting PostgreSQL', start)
  parts.push(database)
  return database
}

function environmentOf(config: Config, more: Record<string, string>): Record<string, string> {
  return {
    HOST: config.host,
    PORT: String(config.port),
    DATA_DIR: config.dataFolder,
    SITE_TIME_ZONE: config.siteTimeZone,
    PUBLIC_URL: config.publicUrl ?? '',
    SITE_ADDRESS: listeningAddress(config),
    ADMIN_LOGIN_PATH: config.adminLoginPath,
    ADMIN_USERNAME: config.adminUsername,
    EDGE_WORKERS: String(config.edgeWorkers),
    RATE_LIMIT_SCALE: String(config.rateLimitScale),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...more,
  }
}

const report: Report = withoutRepeats((line: string, record?: LogRecord) =>
  record ? passOn(line, record) : warn(line),
)

function warn(line: string): void {
  say('warn', line)
}

/** Whoever read what we print may be gone: a closed terminal, `npm start | head`. That ends nothing. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

function messageOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `there is no room on the disk of DATA_DIR (${code}); what is stored there is as it was`
  return error instanceof Error ? error.message : String(error)
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (signal.aborted) return
  signal.addEventListener('abort', () => resolve(), { once: true })
  const awake = setInterval(() => undefined, 60_000)
  await promise
  clearInterval(awake)
}
