import { addDays, type DayKey } from '../dates/day-key.ts'
import { startOfDay } from '../dates/zoned-time.ts'

/** What closes before an event. */
export const deadlineKinds = [
  'callForPapers',
  'abstracts',
  'earlyPrice',
  'registration',
  'ctfSignUp',
  'notification',
] as const

/** How many an event has at most. */
export const mostOfEvent = 20

/** One of them. `notification` closes nothing: it is when answers are sent. */
export type DeadlineKind = (typeof deadlineKinds)[number]

/**
 * Until when something is possible. `at` is an instant (ISO 8601 in UTC) where an hour is known; otherwise all of `day`
 * counts, in `zone` (IANA), or anywhere on Earth (UTC-12) where none is named.
 */
export type Deadline = {
  kind: DeadlineKind
  day: DayKey
  at: string | null
  zone: string | null
  url: string | null
  /** The day that was said before it was extended. */
  extendedFrom: DayKey | null
}

/** What may close after an event is over: papers for its proceedings. Whoever is too late to come needs no other. */
const kindsAfterEvent: ReadonlySet<DeadlineKind> = new Set(['callForPapers', 'abstracts', 'notification'])

/** Whether a deadline can be one of an event with this last day, as a source claims it. */
export function mayCloseAfter({ kind, day }: Pick<Deadline, 'kind' | 'day'>, lastDay: DayKey): boolean {
  return day <= lastDay || kindsAfterEvent.has(kind)
}

/** When a deadline is over: its instant, or the end of its day. ISO 8601 with an offset. */
export function closingOf({ day, at, zone }: Pick<Deadline, 'day' | 'at' | 'zone'>): string {
  return at ?? startOfDay(addDays(day, 1), zone ?? anywhereOnEarth)
}

/** The zone whose day ends last: the signs of this area are the wrong way round. */
export const anywhereOnEarth = 'Etc/GMT+12'

/** How long something is still open, in whole units that are all left: never more than there is. */
export type ClosesIn = { unit: 'day' | 'hour'; n: number } | 'withinTheHour'

/* Written out: pages load this file alone, and what it imported would come with more. */
const millisecondsInHour = 3_600_000
const hoursInDay = 24

/** From this many hours on, days are said. */
const mostHours = 48

/** How long it is until `closesAt` (ISO 8601); null where that has passed. */
export function closesIn(closesAt: string, now: Date): ClosesIn | null {
  const left = Date.parse(closesAt) - now.getTime()
  if (!(left > 0)) return null
  const hours = Math.floor(left / millisecondsInHour)
  if (hours < 1) return 'withinTheHour'
  if (hours < mostHours) return { unit: 'hour', n: hours }
  return { unit: 'day', n: Math.floor(hours / hoursInDay) }
}
