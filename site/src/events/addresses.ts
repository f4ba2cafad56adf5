import { isMonthKey, monthOf, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
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

/** The event's own address, which is also what sharing it gives away. */
export function eventAddress(locale: Locale, id: string): string {
  return localePath(locale, `/?event=${id}`)
}
