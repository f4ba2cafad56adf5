import { runMigrations, Logger, type Job } from 'graphile-worker'
import type { Pool } from 'pg'
import { logger, requestOf } from '../platform/logger.ts'

/** Brings the queue's own tables (the schema `graphile_worker`) up to date. */
export async function installJobs(pgPool: Pool): Promise<void> {
  await runMigrations({ pgPool, logger: jobLogger })
}

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

type Meta = { error?: unknown; failure?: boolean; job?: Job }

/** The queue's words in our log. Its `info` tells of each job, which is too much for every day. */
export const jobLogger = new Logger((scope) => (level, message, meta = {}) => {
  const { error, failure, job } = meta as Meta
  const named = { task: scope.taskIdentifier ?? job?.task_identifier, err: error, ...calledBy(job) }
  // Its own sentence of a failure quotes the error, in which there may be what visitors wrote.
  if (failure && job) return logger.error({ ...named, job: job.id, attempt: job.attempts }, 'jobs: a task failed')
  logger[levels[level as keyof typeof levels]](named, `jobs: ${message}`)
})

/** What is said of a job outside of its own work. */
function calledBy(job: Job | undefined): { requestId?: string } {
  const requestId = requestOf(job?.payload)
  return requestId === undefined ? {} : { requestId }
}
