import type { DayKey } from './day-key.ts'
import { anywhereOnEarth, type Deadline, type DeadlineKind } from './event-deadlines.ts'
import { zonedInstant } from './zoned-time.ts'

/** As many deadlines as can be handed in with an event. */
export const mostDeadlines = 10

/** The longest link of a deadline, in characters. */
export const longestDeadlineLink = 2_000

/**
 * A deadline as it is handed in: a day, and where an hour is known the wall clock (`hh:mm`) in `zone` (IANA). Where none is
 * named, an hour is by the event's clock (`inEventZone`), and a day ends anywhere on Earth.
 */
export type SentDeadline = {
  kind: DeadlineKind
  day: DayKey
  time: string | null
  zone: string | null
  url: string | null
}

/** The same with the event's zone, where it has an hour and names no zone. */
export function inEventZone(sent: SentDeadline, eventZone: string): SentDeadline {
  return sent.time && !sent.zone ? { ...sent, zone: eventZone } : sent
}

/** The indexes of those that close the same at the same moment as one before; the link makes no difference. */
export function repeatedDeadlines(deadlines: readonly SentDeadline[]): number[] {
  const keys = deadlines.map(({ kind, day, time, zone }) =>
    [kind, day, time, zone ?? anywhereOnEarth].join(' '),
  )
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))
}

/** The deadline that was handed in, as one of an event: its hour as an instant in UTC. */
export function deadlineOfSent({ kind, day, time, zone, url }: SentDeadline): Deadline {
  const at = time && new Date(zonedInstant(day, time, zone ?? anywhereOnEarth)).toISOString()
  return { kind, day, at, zone: zone ?? (time ? anywhereOnEarth : null), url, extendedFrom: null }
}
