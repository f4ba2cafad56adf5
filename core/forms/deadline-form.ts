import { type DayKey, isDayKey } from '../dates/day-key.ts'
import { anywhereOnEarth, type Deadline, type DeadlineKind, deadlineKinds } from '../events/deadline.ts'
import { zonedInstant, isOnClock } from '../dates/zoned-time.ts'
import { eventDayError } from '../events/event-day.ts'
import type { IssueCode } from '../submissions/submission.ts'
import { isTimeZone } from '../dates/time-zones.ts'
import { isWebLink, namesAccount } from '../text/links.ts'

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
  const keys = deadlines.map(({ kind, day, time, zone }) => [kind, day, time, zone ?? anywhereOnEarth].join(' '))
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))
}

/** The deadline that was handed in, as one of an event: its hour as an instant in UTC. */
export function deadlineOfSent({ kind, day, time, zone, url }: SentDeadline): Deadline {
  const at = time && new Date(zonedInstant(day, time, zone ?? anywhereOnEarth)).toISOString()
  return { kind, day, at, zone: zone ?? (time ? anywhereOnEarth : null), url, extendedFrom: null }
}

/** What the form asks of each deadline. */
export const deadlineParts = ['Kind', 'Day', 'Time', 'Zone', 'Url'] as const

/** One of them, the end of a field's name. */
export type DeadlinePart = (typeof deadlineParts)[number]

type Slot = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** The form's fields of deadlines, each of which has its place: `deadline1Kind`. */
export type DeadlineField = `deadline${Slot}${DeadlinePart}`

type DeadlineValues = Record<DeadlineField, string>

/** The places for deadlines, from 1. */
export const deadlineSlots = Array.from({ length: mostDeadlines }, (_, index) => (index + 1) as Slot)

/** The fields as the form opens. */
export function emptyDeadlines(): DeadlineValues {
  return Object.fromEntries(
    deadlineSlots.flatMap((slot) => deadlineParts.map((part) => [fieldOf(slot, part), ''])),
  ) as DeadlineValues
}

/** The name of a field. */
export function fieldOf(slot: Slot, part: DeadlinePart): DeadlineField {
  return `deadline${slot}${part}`
}

/** Whether anything was written at the place. */
export function isFilled(values: Partial<DeadlineValues>, slot: Slot): boolean {
  return deadlineParts.some((part) => values[fieldOf(slot, part)]?.trim())
}

/** The zones that deadlines name. */
export function deadlineZones(values: DeadlineValues): string[] {
  const zones = deadlineSlots.map((slot) => values[fieldOf(slot, 'Zone')])
  return zones.filter((zone) => zone !== '' && zone !== anywhereOnEarth)
}

/** What was handed in, in the form's fields. */
export function filledDeadlines(deadlines: readonly SentDeadline[]): Partial<DeadlineValues> {
  const fields = deadlines.slice(0, mostDeadlines).map(({ kind, day, time, zone, url }, index) => {
    const slot = (index + 1) as Slot
    return {
      [fieldOf(slot, 'Kind')]: kind,
      [fieldOf(slot, 'Day')]: day,
      [fieldOf(slot, 'Time')]: time ?? '',
      // An hour that was stored without a zone is one anywhere on Earth.
      [fieldOf(slot, 'Zone')]: zone ?? (time ? anywhereOnEarth : ''),
      [fieldOf(slot, 'Url')]: url ?? '',
    }
  })
  return Object.assign({}, ...fields) as Partial<DeadlineValues>
}

/** What the form sends of fields in which `checkDeadlines` found nothing; hours without a zone are those of the event's. */
export function sentDeadlines(values: DeadlineValues, eventZone: string): SentDeadline[] {
  return deadlineSlots
    .filter((slot) => isFilled(values, slot))
    .map((slot) => {
      const text = (part: DeadlinePart) => values[fieldOf(slot, part)].trim()
      const sent = {
        kind: text('Kind') as DeadlineKind,
        day: text('Day'),
        time: text('Time') || null,
        zone: text('Zone') || null,
        url: text('Url') || null,
      }
      return inEventZone(sent, eventZone)
    })
}

type Report = (path: DeadlineField, code: IssueCode, numbers?: Record<string, number>) => void

/** Reports what is wrong with deadlines of an event whose last day and zone these are, at most one thing a field. */
export function checkDeadlines(
  values: DeadlineValues,
  { lastDay, zone: eventZone }: { lastDay: string; zone: string },
  report: Report,
): void {
  const written = deadlineSlots.filter((one) => isFilled(values, one))
  const repeated = repeatedDeadlines(sentDeadlines(values, eventZone)).map((index) => written[index])
  for (const slot of written) {
    const text = (part: DeadlinePart) => values[fieldOf(slot, part)].trim()
    checkDeadline(
      { kind: text('Kind'), day: text('Day'), time: text('Time'), zone: text('Zone'), url: text('Url') },
      { lastDay, zone: eventZone, isRepeated: repeated.includes(slot) },
      (part, code, numbers) => report(fieldOf(slot, part), code, numbers),
    )
  }
}

/** A deadline as it is typed; empty is what is not. */
export type TypedDeadline = Record<Lowercase<DeadlinePart>, string>

/**
 * Reports what is wrong with one deadline, at most one thing a part. An hour without a zone is by the clock of `zone`;
 * without `lastDay` it may close after the event.
 */
export function checkDeadline(
  { kind, day, time, zone, url }: TypedDeadline,
  event: { lastDay: string; zone: string; isRepeated: boolean },
  report: (part: DeadlinePart, code: IssueCode, numbers?: Record<string, number>) => void,
): void {
  if (!deadlineKinds.some((one) => one === kind)) report('Kind', 'choose')
  const fault = eventDayError(day)
  if (day === '') report('Day', 'required')
  else if (fault) report('Day', fault)
  else if (isDayKey(event.lastDay) && day > event.lastDay) report('Day', 'deadlineAfterEvent')
  else if (event.isRepeated) report('Day', 'deadlineTwice')
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  const clock = isTimeZone(zone) ? zone : event.zone
  if (time !== '' && !isTime) report('Time', 'time')
  else if (isTime && !fault && !isOnClock(day, time, clock)) report('Time', 'skippedHour')
  if (zone !== '' && !isTimeZone(zone)) report('Zone', 'timeZone')
  if (url !== '' && !isWebLink(url)) report('Url', namesAccount(url) ? 'linkAccount' : 'url')
  const over = [...url].length - longestDeadlineLink
  if (over > 0) report('Url', 'tooLong', { n: longestDeadlineLink, over })
}
