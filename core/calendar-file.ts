import { addDays } from './day-key.ts'
import type { CalendarEvent } from './event.ts'

/** What a calendar file holds of an event; the texts are those that the reader sees. */
export type CalendarFileEvent = Pick<
  CalendarEvent,
  'id' | 'allDay' | 'day' | 'lastDay' | 'startDate' | 'endDate'
> & {
  title: string
  description: string
  /** Where it takes place, or that it is online; empty where unknown. */
  location: string
  /** The event's address on the site. */
  url: string
}

/** The name that the file is saved under (product specification, section 9). */
export const calendarFileName = 'cyberluach-events.ics'

/**
 * One event as an iCalendar 2.0 file. Instants are written in UTC; all-day events as dates with an exclusive end,
 * so that no time zone can move them. `now` is when the file is made. Lines end in CR LF and are folded at 75 octets.
 */
export function calendarFile(event: CalendarFileEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CyberLuach//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.id}@cyberluach`,
    `DTSTAMP:${utc(now)}`,
    ...timesOf(event),
    `SUMMARY:${escaped(event.title)}`,
    event.description && `DESCRIPTION:${escaped(event.description)}`,
    event.location && `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines
    .filter(Boolean)
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function timesOf(event: CalendarFileEvent): string[] {
  if (event.allDay) {
    return [
      `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(event.lastDay, 1).replaceAll('-', '')}`,
    ]
  }
  const start = utc(new Date(event.startDate))
  return [`DTSTART:${start}`, `DTEND:${event.endDate ? utc(new Date(event.endDate)) : start}`]
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
}

const mostOctets = 75

/** Splits between characters, never within one: a continuation begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
