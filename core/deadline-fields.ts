import { isDayKey } from './day-key.ts'
import { deadlineKinds, type DeadlineKind } from './event-deadlines.ts'
import { longestDeadlineLink, mostDeadlines, type SentDeadline } from './sent-deadlines.ts'
import type { IssueCode } from './submission.ts'
import { isTimeZone } from './time-zones.ts'
import { isWebLink } from './web-link.ts'

/** What is asked of a deadline. */
export const deadlineParts = ['Kind', 'Day', 'Time', 'Zone', 'Url'] as const

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

/** Whether anything was written at the place; a zone alone says nothing. */
export function isFilled(values: Partial<DeadlineValues>, slot: Slot): boolean {
  return deadlineParts.some((part) => part !== 'Zone' && values[fieldOf(slot, part)]?.trim())
}

/** What was handed in, in the form's fields. */
export function filledDeadlines(deadlines: readonly SentDeadline[]): Partial<DeadlineValues> {
  const fields = deadlines.slice(0, mostDeadlines).map(({ kind, day, time, zone, url }, index) => {
    const slot = (index + 1) as Slot
    return {
      [fieldOf(slot, 'Kind')]: kind,
      [fieldOf(slot, 'Day')]: day,
      [fieldOf(slot, 'Time')]: time ?? '',
      [fieldOf(slot, 'Zone')]: zone ?? '',
      [fieldOf(slot, 'Url')]: url ?? '',
    }
  })
  return Object.assign({}, ...fields) as Partial<DeadlineValues>
}

/** What the form sends of fields in which `checkDeadlines` found nothing. */
export function sentDeadlines(values: DeadlineValues): SentDeadline[] {
  return deadlineSlots
    .filter((slot) => isFilled(values, slot))
    .map((slot) => {
      const text = (part: DeadlinePart) => values[fieldOf(slot, part)].trim()
      return {
        kind: text('Kind') as DeadlineKind,
        day: text('Day'),
        time: text('Time') || null,
        zone: text('Zone') || null,
        url: text('Url') || null,
      }
    })
}

type Report = (path: DeadlineField, code: IssueCode, numbers?: Record<string, number>) => void

/** Reports what is wrong with deadlines of an event whose last day this is, at most one thing a field. */
export function checkDeadlines(values: DeadlineValues, lastDay: string, report: Report): void {
  for (const slot of deadlineSlots.filter((one) => isFilled(values, one))) {
    const text = (part: DeadlinePart) => values[fieldOf(slot, part)].trim()
    const say = (part: DeadlinePart, code: IssueCode, numbers?: Record<string, number>) =>
      report(fieldOf(slot, part), code, numbers)
    const [day, time, zone, url] = [text('Day'), text('Time'), text('Zone'), text('Url')]
    if (!deadlineKinds.some((kind) => kind === text('Kind'))) say('Kind', 'choose')
    if (day === '') say('Day', 'required')
    else if (!isDeadlineDay(day)) say('Day', 'date')
    else if (isDayKey(lastDay) && day > lastDay) say('Day', 'deadlineAfterEvent')
    if (time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) say('Time', 'time')
    if (zone !== '' && !isTimeZone(zone)) say('Zone', 'timeZone')
    if (url !== '' && !isWebLink(url)) say('Url', 'url')
    const over = [...url].length - longestDeadlineLink
    if (over > 0) say('Url', 'tooLong', { n: longestDeadlineLink, over })
  }
}

/** Years in which an event may lie (contract, "Time"). */
function isDeadlineDay(day: string): boolean {
  return isDayKey(day) && day >= '2000' && day < '2101'
}
