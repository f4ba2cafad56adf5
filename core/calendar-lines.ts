import { addDays, type DayKey } from './day-key.ts'
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
  /** Where to read on or to register. */
  url: string
}

/** How an instant (ISO 8601) is written as the property of that name. */
export type WriteInstant = (name: string, instant: string) => string

/** What every calendar of ours begins with. */
export const calendarHead = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//CyberLuach//Events//EN',
  'CALSCALE:GREGORIAN',
]

/**
 * The lines of one event. `made` is when what they say was written; `modified` says the same to readers that compare
 * versions. All-day events are dates with an exclusive end, so that no time zone can move them. None of them makes
 * its reader busy.
 */
export function eventLines(
  event: CalendarFileEvent,
  { made, modified, writeInstant }: { made: Date; modified?: Date; writeInstant: WriteInstant },
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@cyberluach`,
    `DTSTAMP:${utc(made)}`,
    ...(modified ? [`LAST-MODIFIED:${utc(modified)}`] : []),
    ...(event.allDay ? dates(event) : instants(event, writeInstant)),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The lines as a file: each ends in CR LF and is folded at 75 octets. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** An instant as iCalendar writes it in UTC: `20261124T080000Z`. */
export function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A text as a property's value: what has a meaning of its own is escaped, control characters are left out. */
export function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
}

/** The day after an all-day event's last: calendars take the end as the first day that is free again. */
export function dayAfter({ day, lastDay }: Pick<CalendarFileEvent, 'day' | 'lastDay'>): DayKey {
  return addDays(lastDay > day ? lastDay : day, 1)
}

function dates(event: CalendarFileEvent): string[] {
  const [start, end] = [event.day, dayAfter(event)].map((day) => day.replaceAll('-', ''))
  return [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`]
}

function instants({ startDate, endDate }: CalendarFileEvent, writeInstant: WriteInstant): string[] {
  return [writeInstant('DTSTART', startDate), writeInstant('DTEND', endDate ?? startDate)]
}

const mostOctets = 75
const isAscii = /^[\u0000-\u007f]*$/
/** The first line, and the continuations with room for their space. */
const pieces = /^.{1,75}|.{1,74}/gs

/** Splits between characters, never within one: a continuation begins with a space. */
function folded(line: string): string {
  if (line.length * 3 <= mostOctets) return line
  if (isAscii.test(line)) return line.match(pieces)?.join('\r\n ') ?? line
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (octets + size > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** How long a character is in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
