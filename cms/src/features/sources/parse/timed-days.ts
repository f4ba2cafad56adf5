import { dayKeyOf, isDayKey, lastDayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import type { SourceRow } from '../rows.ts'

/** The days that an event of hours runs on, by the site's clock, as an event itself counts them. */
export function timedDays(
  startsAt: string,
  endsAt: string | null,
  timeZone: string,
): Pick<SourceRow, 'startDay' | 'endDay' | 'startsAt' | 'endsAt'> {
  const startDay = dayKeyOf(new Date(startsAt), timeZone)
  return { startDay, endDay: lastDayOf(startsAt, endsAt, timeZone), startsAt, endsAt }
}

/**
 * An instant in UTC as `2026-10-18T14:00:00.000Z`, of an hour with its offset or else of the clock in `zone`; null for a
 * text that is none, or where neither is said.
 */
export function utcInstant(text: string, zone: string | null = null): string | null {
  const match = instant.exec(text.trim())
  const [, day = '', time = '', offset] = match ?? []
  if (!match || !isDayKey(day) || (!offset && !zone)) return null
  if (!offset) return isHour(time) && zone ? new Date(zonedInstant(day, time, zone)).toISOString() : null
  const milliseconds = Date.parse(
    match[0]
      .replace(' ', 'T')
      .replace(/([+-]\d\d):?(\d\d)?$/, (_all, hours: string, minutes = '00') => `${hours}:${minutes}`),
  )
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
}

/** The day that an ISO 8601 text begins with, whether or not hours follow; null where it is none. */
export function dayIn(text: string): DayKey | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text.trim())?.[1] ?? ''
  return isDayKey(day) ? day : null
}

const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/

function isHour(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}
