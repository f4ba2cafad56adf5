import type { CalendarEvent } from '@cyberluach/core/events/event'
import { formatDateRange, formatFullDate } from './format.ts'
import type { Locale } from './locales.ts'

/** The day, or the first and the last one, on which an event was to be before it moved; null of one that did not. */
export function formerDatesOf(locale: Locale, { former }: Pick<CalendarEvent, 'former'>): string | null {
  if (!former) return null
  const { day, lastDay } = former
  return lastDay > day ? formatDateRange(locale, day, lastDay) : formatFullDate(locale, day)
}
