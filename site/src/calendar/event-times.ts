import { dayKeyOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { formatDateRange, formatFullDate, formatShortDate, formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'

type Timed = Pick<CalendarEvent, 'allDay' | 'day' | 'lastDay' | 'startDate' | 'endDate'>

/** The event's day with its weekday, or its first and last day. */
export function datesOf(locale: Locale, event: Timed): string {
  if (event.lastDay <= event.day) return formatFullDate(locale, event.day)
  return formatDateRange(locale, event.day, event.lastDay)
}

/** Start and end by the clock of a time zone: `10:00–19:00`. Empty for an all-day event, which has no hours. */
export function hoursOf(event: Timed, timeZone: string): string {
  if (event.allDay) return ''
  const times = [event.startDate, event.endDate].filter((time) => time !== null)
  return times.map((time) => formatTime(time, timeZone)).join('–')
}

/**
 * Start and end by the visitor's own clock, with the date where it is another day there. Null for an all-day event,
 * and where the visitor's clock shows the same as the site's.
 */
export function ownHoursOf(locale: Locale, event: Timed, siteZone: string, ownZone: string): string | null {
  const own = hoursOf(event, ownZone)
  if (own === hoursOf(event, siteZone)) return null
  const ownDay = dayKeyOf(new Date(event.startDate), ownZone)
  return ownDay === event.day ? own : `${formatShortDate(locale, ownDay)}, ${own}`
}
