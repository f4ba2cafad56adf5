import { Logger } from 'graphile-worker'
import { logger } from '../platform/logger.ts'

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** The queue's words in our log. Its `info` tells of each job, which is too much for every day. */
export const jobLogger = new Logger((scope) => (level, message, meta) => {
  const error = (meta as { error?: unknown } | undefined)?.error
  logger[levels[level as keyof typeof levels]]({ task: scope.taskIdentifier, err: error }, `jobs: ${message}`)
})
