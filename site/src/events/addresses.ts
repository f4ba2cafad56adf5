import { isMonthKey, monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { localePath, type Locale } from '@cyberluach/i18n/locales'

/** The calendar at a month; the bare address is always this month. */
export function monthAddress(locale: Locale, month: MonthKey, today: DayKey): string {
  return localePath(locale, month === monthOf(today) ? '/' : `/?month=${month}`)
}

/** The month that an address asks for: this month without one, null where it is no month. */
export function monthOfAddress(query: URLSearchParams, today: DayKey): MonthKey | null {
  const asked = query.get('month')
  if (!asked) return monthOf(today)
  return isMonthKey(asked) ? asked : null
}

export function dayAddress(locale: Locale, day: DayKey): string {
  return localePath(locale, `/day/${day}`)
}

/** The event's own page. With scripts its links open it over the page that they stand on. */
export function pageAddress(locale: Locale, { url }: Pick<CalendarEvent, 'url'>): string {
  return localePath(locale, url)
}

/** The calendar with the event open over it. */
export function eventAddress(locale: Locale, id: string): string {
  return localePath(locale, `/?event=${id}`)
}
