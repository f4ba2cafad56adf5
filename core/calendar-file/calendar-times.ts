import { addDays, type DayKey } from '../dates/day-key.ts'
import type { CalendarEvent } from '../events/event.ts'

/** An instant as iCalendar writes it in UTC: `20261124T080000Z`. */
export function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** The day after an all-day event's last: calendars take the end as the first day that is free again. */
export function dayAfter({ day, lastDay }: Pick<CalendarEvent, 'day' | 'lastDay'>): DayKey {
  return addDays(lastDay > day ? lastDay : day, 1)
}

/** The name that a calendar file is saved under (product specification, section 9). */
export const calendarFileName = 'cyberluach-events.ics'

/** The same of a calendar of deadlines. */
export const deadlineFileName = 'cyberluach-deadlines.ics'
