import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Services } from '../platform/services.ts'
import { createPool } from '../platform/database/pool.ts'
import { logger } from '../platform/logger.ts'
import { holdMailServer } from '../features/mail/mail-server.ts'
import { keepFreeingJobs } from './free-jobs.ts'
import { jobLogger } from './job-logger.ts'
import { noticesLostPeers, showPresence } from './presence.ts'
import { cronItems, taskList } from './task-list.ts'

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
  const kept = keepWorking({ ...services, pool }, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      freeing.stop()
      await kept
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
  const stop = () =>
    void runner.stop().catch((error: unknown) => logger.warn({ err: error }, 'jobs: stopping failed'))
  if (stopping.aborted) stop()
  else stopping.addEventListener('abort', stop, { once: true })
  try {
    await runner.promise
  } finally {
    stopping.removeEventListener('abort', stop)
  }
}
