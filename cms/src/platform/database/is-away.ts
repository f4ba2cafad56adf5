const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

/** PostgreSQL: connection exceptions, shutting down or starting up, no room, timeouts, read-only, resources. */
const stateOfAway = /^(08|53|57|58)|^(25006|25P03|55P03|40P01|40001)$/

const wordsOfPool =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|cannot begin transaction|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/i

/** Whether a failure says that the database cannot be reached or cannot work for now, at any depth of its causes. */
export function isDatabaseAway(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false
  const { code, message, cause, errors } = failure as {
    code?: unknown
    message?: unknown
    cause?: unknown
    errors?: unknown
  }
  if (
    typeof code === 'string' &&
    (connectionCodes.has(code) || (code.length === 5 && stateOfAway.test(code)))
  )
    return true
  if (typeof message === 'string' && wordsOfPool.test(message)) return true
  return isDatabaseAway(cause) || (Array.isArray(errors) && errors.some(isDatabaseAway))
}
