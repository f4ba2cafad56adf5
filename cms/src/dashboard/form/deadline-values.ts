import type { EventDeadline } from '@cyberluach/api/deadlines'
import { dayKeyOf, isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import { anywhereOnEarth, type Deadline, type DeadlineKind } from '@cyberluach/core/events/deadline'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { wholeLink } from '@cyberluach/core/text/links'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'
import { checkDeadline, repeatedDeadlines, type SentDeadline } from '@cyberluach/core/forms/deadline-form'

/** A deadline as it is typed: an hour where one is known, by the clock of its zone; no zone is anywhere on Earth. */
export type DeadlineValues = {
  kind: DeadlineKind | ''
  day: string
  time: string
  zone: string
  url: string
  /** A later day mends a mistake, and extends nothing. */
  isMended: boolean
  /** What it said when the form began; null of a new one. */
  was: Deadline | null
}

export const newDeadline: DeadlineValues = {
  kind: '',
  day: '',
  time: '',
  zone: '',
  url: '',
  isMended: false,
  was: null,
}

/** The rows that a form begins with. An hour of no zone is shown by the site's clock. */
export function deadlineValuesOf(deadlines: readonly Deadline[], timeZone: string): DeadlineValues[] {
  return deadlines.map((was) => {
    const zone = was.zone ?? (was.at ? timeZone : '')
    return {
      kind: was.kind,
      day: was.at ? dayKeyOf(new Date(was.at), zone) : was.day,
      time: was.at ? formatTime(was.at, zone) : '',
      zone: zone === anywhereOnEarth ? '' : zone,
      url: was.url ?? '',
      isMended: false,
      was,
    }
  })
}

/** The day that a deadline is extended from, or would be if a later day mended nothing; null where there is none. */
export function extensionOf({ day, was }: DeadlineValues): DayKey | null {
  if (!was || !isDayKey(day)) return null
  if (day > was.day) return was.day
  return was.extendedFrom && was.extendedFrom < day ? was.extendedFrom : null
}

/** What is sent of rows without faults: what nobody touched, as it was. */
export function deadlinesSent(rows: readonly DeadlineValues[], timeZone: string): EventDeadline[] {
  return rows.map((row) => ({
    ...(row.was && isUntouched(row, timeZone) ? row.was : written(row)),
    extendedFrom: row.isMended ? null : extensionOf(row),
  }))
}

function written({ kind, day, time, zone, url }: DeadlineValues): EventDeadline {
  const at = time ? zonedInstant(day, time, zone || anywhereOnEarth) : null
  const zoneOfHour = zone || (at ? anywhereOnEarth : null)
  return { kind: kind as DeadlineKind, day, at, zone: zoneOfHour, url: wholeLink(url).trim() || null }
}

function isUntouched(row: DeadlineValues, timeZone: string): boolean {
  const [before] = deadlineValuesOf(row.was ? [row.was] : [], timeZone)
  return before !== undefined && isSame({ ...row, isMended: false }, before)
}

const isSame = (one: DeadlineValues, other: DeadlineValues) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What never reaches the server, under the paths by which it would name it. What stood there before may close after the
 * event, whose last day is `lastDay`, and stand there twice: a list said so.
 */
export function deadlineErrors(rows: readonly DeadlineValues[], lastDay = ''): Issue[] {
  const repeated = repeatedDeadlines(submittedDeadlines(rows))
  return rows.flatMap((row, index) => {
    const found: Issue[] = []
    checkDeadline(
      { ...row, url: wholeLink(row.url).trim() },
      {
        lastDay: row.was?.day === row.day ? '' : lastDay,
        zone: anywhereOnEarth,
        isRepeated: row.was === null && repeated.includes(index),
      },
      (part, code, values) =>
        found.push({ path: `deadlines.${index}.${fieldsOfParts[part]}`, code, ...(values && { values }) }),
    )
    return found
  })
}

/** What the server calls them. */
const fieldsOfParts = { Kind: 'kind', Day: 'day', Time: 'at', Zone: 'zone', Url: 'url' } as const

/** The rows of deadlines that were handed in with an event, whose hours are written by the clocks of their zones. */
export function submittedDeadlineValues(deadlines: readonly SentDeadline[]): DeadlineValues[] {
  return deadlines.map(({ kind, day, time, zone, url }) => ({
    ...newDeadline,
    kind,
    day,
    time: time ?? '',
    zone: zone === null || zone === anywhereOnEarth ? '' : zone,
    url: url ?? '',
  }))
}

/** What is sent of rows without faults, as it would have been handed in. */
export function submittedDeadlines(rows: readonly DeadlineValues[]): SentDeadline[] {
  return rows.map(({ kind, day, time, zone, url }) => ({
    kind: kind as DeadlineKind,
    day,
    time: time || null,
    zone: zone || (time ? anywhereOnEarth : null),
    url: wholeLink(url).trim() || null,
  }))
}
