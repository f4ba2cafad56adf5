import { calendarHead, calendarText, eventLines, utc, type CalendarFileEvent } from './calendar-lines.ts'

export type { CalendarFileEvent } from './calendar-lines.ts'

/** The name that the file is saved under (product specification, section 9). */
export const calendarFileName = 'cyberluach-events.ics'

/** One event as an iCalendar 2.0 file; instants are in UTC. `made` is when the file, or what it says, was written. */
export function calendarFile(event: CalendarFileEvent, made: Date): string {
  const writeInstant = (name: string, instant: string) => `${name}:${utc(new Date(instant))}`
  return calendarText([...calendarHead, ...eventLines(event, { made, writeInstant }), 'END:VCALENDAR'])
}
