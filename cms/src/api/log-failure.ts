import { isDatabaseAway } from '../platform/database/is-away.ts'
import { logger } from '../platform/logger.ts'

/**
 * Logs a request that failed. While the database is away every visitor's does, for a reason that each line says: then
 * one short line has to do, without the place in the code.
 */
export function logFailure(error: Error, request: { method: string; route: string }): void {
  if (isDatabaseAway(error)) logger.warn({ ...request, code: codeOf(error) }, 'the database is away')
  else logger.error({ ...request, err: error }, 'a request failed')
}

/** What the innermost cause is known by: its message may hold what visitors wrote. */
export function codeOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined
  const { code, cause, name } = failure as { code?: unknown; cause?: unknown; name?: string }
  return codeOf(cause) ?? (typeof code === 'string' ? code : name)
}
