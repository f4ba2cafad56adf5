import { addDays, type DayKey } from './day-key.ts'
import type { CalendarEvent } from './event.ts'

/** An instant as iCalendar writes it in UTC: `20261124T080000Z`. */
export function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** The day after an all-day event's last: calendars take the end as the first day that is free again. */
export function dayAfter({ day, lastDay }: Pick<CalendarEvent, 'day' | 'lastDay'>): DayKey {
  return addDays(lastDay > day ? lastDay : day, 1)
}
