import { dayKeyOf, isDayKey, type DayKey } from '@cyberluach/core/day-key'
import type { SourceRow } from '../../row.ts'

/** The days that an event of hours runs on, by the site's clock, as an event itself counts them. */
export function timedDays(
  startsAt: string,
  endsAt: string | null,
  timeZone: string,
): Pick<SourceRow, 'startDay' | 'endDay' | 'startsAt' | 'endsAt'> {
  const startDay = dayKeyOf(new Date(startsAt), timeZone)
  return { startDay, endDay: dayKeyOf(new Date(endsAt ?? startsAt), timeZone), startsAt, endsAt }
}

/** An instant in UTC as `2026-10-18T14:00:00.000Z`; null for a text that is none, or says no offset. */
export function utcInstant(text: string): string | null {
  const match = instant.exec(text.trim())
  if (!match || !isDayKey(match[1] ?? '')) return null
  const milliseconds = Date.parse(match[0].replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
}

/** The day that an ISO 8601 text begins with, whether or not hours follow; null where it is none. */
export function dayIn(text: string): DayKey | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text.trim())?.[1] ?? ''
  return isDayKey(day) ? day : null
}

const instant = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/
