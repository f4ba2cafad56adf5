import { pino, type LoggerOptions } from 'pino'
import { unparsed } from './configuration.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

export const loggerOptions: LoggerOptions = {
  name: 'cms',
  level: unparsed.logLevel(),
  mixin: () => (requestId() === undefined ? {} : { requestId: requestId() }),
  serializers: { err: withoutPersonalData, error: withoutPersonalData },
}

export const logger = pino(loggerOptions)

type Failure = {
  name?: string
  code?: string
  message?: string
  status?: number
  stack?: string
  cause?: unknown
}

/** Database errors carry the statement's values, which are what visitors wrote: only kind, code and place are logged. */
function withoutPersonalData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  const failure = value as Failure
  const ofDatabase = failure.message?.startsWith('Failed query') || typeof failure.code === 'string'
  return {
    name: failure.name,
    code: failure.code,
    status: failure.status,
    message: ofDatabase ? undefined : failure.message?.slice(0, 300),
    at: failure.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(failure.cause ? { cause: withoutPersonalData(failure.cause) } : {}),
  }
}

const names = new AsyncLocalStorage<string | undefined>()

/**
 * Does what a request asks for under the name that the edge gave it: each line of the log says it. Without one, under
 * none, whatever is going on around it.
 */
export function inRequest<T>(id: string | undefined, work: () => T): T {
  return names.run(id, work)
}

/** The name of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return names.getStore()
}

/** The name of the request that asked for a job; undefined for a job of the timetable. */
export function requestOf(payload: unknown): string | undefined {
  const { requestId: id } = (payload ?? {}) as { requestId?: unknown }
  return typeof id === 'string' ? id : undefined
}
