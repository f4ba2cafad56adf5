import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Services } from '../platform/services.ts'
import { createPool } from '../platform/database/pool.ts'
import { logger } from '../platform/logger.ts'
import { holdMailServer } from '../features/mail/mail-server.ts'
import { jobLogger } from './install-jobs.ts'
import { cronItems, taskList } from './timetable.ts'
import pg, { type Pool } from 'pg'

export type RunningJobs = {
  /** Takes no further job and waits for those under way. */
  stop: () => Promise<void>
}

const concurrency = 5
const longestPause = 30_000

/**
 * The library keeps a failure of its first read for as long as it runs, and takes no job then: a queue that was not read
 * so long after its start is stopped, to be started anew.
 */
const firstReadMs = 10_000

/**
 * Ends of jobs are written in batches: the queue hears of a failure to write only of those, and stops then. Of single
 * ones it hears nothing, and a job that is over would be held as long as this process lives.
 */
const worker = {
  concurrentJobs: concurrency,
  pollInterval: 500,
  localQueue: { size: 2 * concurrency },
  completeJobBatchDelay: 20,
  failJobBatchDelay: 20,
}

/** Works the queue off in this process, through every outage of the database, until it is stopped. */
export function startJobs(services: Services): RunningJobs {
  const pool = createPool(services.configuration.directUrl, {
    max: concurrency + 5,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 120_000,
    query_timeout: 120_000,
    application_name: 'cms jobs',
    options: noticesLostPeers,
  })
  const stopping = new AbortController()
  const freeing = keepFreeingJobs(pool)
  const releaseMailServer = holdMailServer()
  const running = keepWorking({ ...services, pool }, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      freeing.stop()
      await running
      releaseMailServer()
      await pool.end()
    },
  }
}

/** The queue stops itself after some failures; then it is started again, with a pause that grows. */
async function keepWorking(services: Services, stopping: AbortSignal): Promise<void> {
  let pause = 0
  while (!stopping.aborted) {
    const begun = Date.now()
    try {
      await workUntil(services, stopping)
    } catch (error) {
      logger.error({ err: error }, 'jobs: the queue stopped')
    }
    pause = Date.now() - begun > longestPause ? 500 : Math.min(longestPause, 2 * pause + 500)
    await wait(stopping.aborted ? 0 : pause, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function workUntil(services: Services, stopping: AbortSignal): Promise<void> {
  const events: WorkerEvents = new EventEmitter()
  const presences: ReturnType<typeof showPresence>[] = []
  events.on('pool:create', ({ workerPool }) => {
    presences.push(showPresence(services.configuration.directUrl, workerPool.id))
  })
  const unread = new AbortController()
  let late: NodeJS.Timeout | undefined
  const read = new Promise<void>((resolve) => events.once('localQueue:getJobs:complete', () => resolve()))
  try {
    const runner = await run({
      pgPool: services.pool,
      logger: jobLogger,
      events,
      noHandleSignals: true,
      taskList: taskList(services),
      parsedCronItems: cronItems(),
      preset: { worker },
    })
    late = setTimeout(() => unread.abort(), firstReadMs)
    void read.then(() => clearTimeout(late))
    await endOf(runner, AbortSignal.any([stopping, unread.signal]))
    if (unread.signal.aborted) logger.warn('jobs: the queue could not be read; it is started anew')
  } finally {
    clearTimeout(late)
    await Promise.all(presences.map((presence) => presence.end()))
  }
}

async function endOf(runner: Runner, stopping: AbortSignal): Promise<void> {
  const stop = () => void runner.stop().catch((error: unknown) => logger.warn({ err: error }, 'jobs: stopping failed'))
  if (stopping.aborted) stop()
  else stopping.addEventListener('abort', stop, { once: true })
  try {
    await runner.promise
  } finally {
    stopping.removeEventListener('abort', stop)
  }
}

const betweenLooks = 2_000

/**
 * Gives free the jobs that dead processes hold, which the queue itself would do after four hours. Whoever is found
 * missing twice in a row is dead: a living one may be connecting again just now.
 */
export function keepFreeingJobs(pool: Pool): { stop: () => void } {
  let missing = new Set<string>()
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => logger.warn({ err: error }, 'jobs: those of dead processes were not looked for'))
      .finally(() => (isLooking = false))
  }, betweenLooks)

  async function look(): Promise<void> {
    const found = await missingHolders(pool)
    const dead = found.filter((holder) => missing.has(holder))
    missing = new Set(found)
    if (dead.length === 0) return
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead])
    logger.warn({ dead }, 'jobs: those of dead processes are free again')
  }

  return { stop: () => clearInterval(timer) }
}

/** Groups of workers that hold jobs and do not show their presence. */
async function missingHolders(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ holder: string }>(
    `select holder from (
       select distinct locked_by as holder from graphile_worker.jobs where locked_by is not null
     ) holders
     where pg_try_advisory_xact_lock(${presenceLock('holder')})`,
  )
  return rows.map(({ holder }) => holder)
}

const untilNextTry = 300
const timeoutMs = 3_000

/** The lock, by number, that a living group of workers holds: where nobody holds it, they are dead. */
export const presenceLock = (workers: string) => `hashtextextended('jobs of ' || ${workers}, 0)`

/**
 * Shows the others that a group of workers lives: a lock on a connection of its own, which the database gives free the
 * moment that this process is gone, however it went. Taken again when the connection breaks.
 */
export function showPresence(databaseUrl: string, workers: string): { end: () => Promise<void> } {
  const ended = new AbortController()
  const running = keepShowing(databaseUrl, workers, ended.signal)
  return {
    async end() {
      ended.abort()
      await running
    },
  }
}

async function keepShowing(databaseUrl: string, workers: string, ended: AbortSignal): Promise<void> {
  let isSaid = false
  while (!ended.aborted) {
    try {
      await show(databaseUrl, workers, ended)
      isSaid = false
    } catch (error) {
      if (!isSaid) logger.warn({ err: error }, 'jobs: the presence of this process could not be shown')
      isSaid = true
    }
    await wait(untilNextTry, undefined, { signal: ended }).catch(() => undefined)
  }
}

async function show(databaseUrl: string, workers: string, ended: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    application_name: `cms ${workers}`,
    keepAlive: true,
    // A machine that is cut off is noticed in half a minute, not in two hours.
    options: noticesLostPeers,
  })
  const { promise: over, resolve } = Promise.withResolvers<void>()
  client.on('error', () => resolve())
  client.on('end', () => resolve())
  ended.addEventListener('abort', () => resolve(), { once: true })
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${presenceLock('$1')})`, [workers])
    await over
  } finally {
    await client.end().catch(() => undefined)
  }
}

const noticesLostPeers = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'
