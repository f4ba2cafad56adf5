import type { DayKey } from './day-key.ts'
import { anywhereOnEarth, type Deadline, type DeadlineKind } from './event-deadlines.ts'
import { zonedInstant } from './zoned-time.ts'

/** As many deadlines as can be handed in with an event. */
export const mostDeadlines = 10

/** The longest link of a deadline, in characters. */
export const longestDeadlineLink = 2_000

/**
 * A deadline as it is handed in: a day, and where an hour is known the wall clock (`hh:mm`) in `zone` (IANA), or anywhere
 * on Earth where none is named.
 */
export type SentDeadline = {
  kind: DeadlineKind
  day: DayKey
  time: string | null
  zone: string | null
  url: string | null
}

/** The deadline that was handed in, as one of an event: its hour as an instant in UTC. */
export function deadlineOfSent({ kind, day, time, zone, url }: SentDeadline): Deadline {
  const at = time && new Date(zonedInstant(day, time, zone ?? anywhereOnEarth)).toISOString()
  return { kind, day, at, zone: zone ?? (time ? anywhereOnEarth : null), url, extendedFrom: null }
}
