import { sessionMinutes } from '@cyberluach/core/session-minutes'
import { configuration } from '../../platform/configuration.ts'

/** Seconds after which even a session in constant use ends, unless it is extended: a working day. */
export const longestSession = 12 * 60 * 60

/** Seconds without use after which a session ends that is begun now, by the host of the page that begins it. */
export function idleSecondsFor(headers: Headers): number {
  const origin = headers.get('origin')
  const hostname = origin && URL.canParse(origin) ? new URL(origin).hostname : null
  return sessionMinutes(hostname, configuration().sessionMinutes) * 60
}
