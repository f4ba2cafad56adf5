import { directionOf } from '@cyberluach/core/text/text-direction'
import { textIn, type Locale } from './locales.ts'
import { dayKeyOf, lastDayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { formatDateRange, formatFullDate, formatShortDate, formatShortDateRange, formatTime } from './format.ts'

/** A visitor's or organizer's text in the page: with its direction, and its language where that is not the page's. */
export type LocalText = { text: string; dir: 'rtl' | 'ltr'; lang: Locale | undefined }

/**
 * The text in the page's language; the English one, marked as English, where there is no Hebrew. What was written as the
 * Hebrew text reads as one, however many names in it are Latin.
 */
export function localText(locale: Locale, english: string, hebrew: string | null): LocalText {
  const text = textIn(locale, english, hebrew)
  const isHebrew = text === hebrew
  return { text, dir: directionOf(text, isHebrew ? 'he' : 'en'), lang: locale === 'he' && !isHebrew ? 'en' : undefined }
}

/** The event's title in the page's language; the English one where there is no Hebrew. */
export function titleOf(locale: Locale, event: { title: string; titleHe: string | null }): LocalText {
  return localText(locale, event.title, event.titleHe)
}

type Timed = Pick<CalendarEvent, 'allDay' | 'day' | 'lastDay' | 'startDate' | 'endDate'>

/** The event's day with its weekday, or its first and last day. */
export function datesOf(locale: Locale, event: Pick<Timed, 'day' | 'lastDay'>): string {
  if (event.lastDay <= event.day) return formatFullDate(locale, event.day)
  return formatDateRange(locale, event.day, event.lastDay)
}

/** Whether the event begins on one day of a time zone and ends on another. */
export function spansDays(event: Timed, timeZone: string): boolean {
  return dayIn(timeZone, event.startDate) !== lastDayOf(event.startDate, event.endDate, timeZone)
}

/**
 * Start and end by the clock of a time zone: `10:00–19:00`, and over several days each with its own:
 * `Nov 21, 16:00 – Nov 23, 16:00`. Empty for an all-day event, which has no hours.
 */
export function hoursOf(locale: Locale, event: Timed, timeZone: string): string {
  if (event.allDay) return ''
  const times = [event.startDate, event.endDate].filter((time) => time !== null)
  if (!spansDays(event, timeZone)) return times.map((time) => formatTime(time, timeZone)).join('–')
  return times
    .map((time) => `${formatShortDate(locale, dayIn(timeZone, time))}, ${formatTime(time, timeZone)}`)
    .join(' – ')
}

/** When an event is, in a card's one line; `isClock` where it is hours, which run from left to right. */
export type When = { text: string; isClock: boolean }

/**
 * The first and the last day of an event of several: `Nov 22 – 24`; the hours of one day, or that it lasts all day. Where
 * it is said to end before the day of its start, each hour has its date, and nothing of it is a clock alone.
 */
export function whenOf(locale: Locale, event: Timed, timeZone: string, allDay: string): When {
  if (event.lastDay > event.day) return { text: formatShortDateRange(locale, event.day, event.lastDay), isClock: false }
  if (event.allDay) return { text: allDay, isClock: false }
  return { text: hoursOf(locale, event, timeZone), isClock: !spansDays(event, timeZone) }
}

/**
 * Start and end by the visitor's own clock, with the date where it is another day there. Null for an all-day event,
 * and where the visitor's clock shows the same as the site's.
 */
export function ownHoursOf(locale: Locale, event: Timed, siteZone: string, ownZone: string): string | null {
  const own = hoursOf(locale, event, ownZone)
  if (own === hoursOf(locale, event, siteZone)) return null
  const ownDay = dayIn(ownZone, event.startDate)
  const isDated = spansDays(event, ownZone)
  return isDated || ownDay === event.day ? own : `${formatShortDate(locale, ownDay)}, ${own}`
}

function dayIn(timeZone: string, time: string): DayKey {
  return dayKeyOf(new Date(time), timeZone)
}

/** The day, or the first and the last one, on which an event was to be before it moved; null of one that did not. */
export function formerDatesOf(locale: Locale, { former }: Pick<CalendarEvent, 'former'>): string | null {
  if (!former) return null
  const { day, lastDay } = former
  return lastDay > day ? formatDateRange(locale, day, lastDay) : formatFullDate(locale, day)
}

/**
 * The name of a list as it is shown. One with braces, as `{Cyber,Info}Sec Events`, would read as a gap that nobody
 * filled: quotes show that it is a name, which stays as its owner writes it.
 */
export function creditName(name: string): string {
  return /[{}<>]/.test(name) ? `“${name}”` : name
}
