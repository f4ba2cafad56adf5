import { pino, type LoggerOptions } from 'pino'
import { unparsed } from './configuration.ts'
import { requestId } from './request-id.ts'

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

/** Database errors carry the statement's values, which are what visitors wrote: only kind, code and place are kept. */
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
