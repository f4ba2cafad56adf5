import { createEvents, type DateTime, type EventAttributes, type HeaderAttributes, type ReturnObject } from 'ics'
import { dayAfter, utc } from './calendar-times.ts'
import type { DayKey } from '../dates/day-key.ts'
import type { CalendarEvent } from '../events/event.ts'

/** What a calendar file holds of an event; the texts are those that the reader sees. */
export type CalendarFileEvent = Pick<CalendarEvent, 'id' | 'allDay' | 'day' | 'lastDay' | 'startDate' | 'endDate'> & {
  title: string
  description: string
  state?: CalendarEvent['state']
  /** Which version of the entry it is; absent, it goes by when it was last changed. */
  sequence?: number
  /** Where it takes place, or that it is online; empty where unknown. */
  location: string
  /** Where to read on or to register. */
  url: string
}

/** One event as an iCalendar 2.0 file. `changed` is when what it says was last changed: the same record, the same bytes. */
export function calendarFile(event: CalendarFileEvent, changed: Date): string {
  return calendarOf([linkedEntry(calendarEntry(event, changed), event.url)])
}

/** What a calendar says of itself, and lines that it says besides. */
type Head = { attributes?: HeaderAttributes; further?: readonly string[] }

/** A calendar of these entries. */
export function calendarOf(entries: readonly string[], { attributes, further = [] }: Head = {}): string {
  const empty = textOf(createEvents([], { productId, method: undefined, ...attributes }))
  const head = empty
    .replace(endOfCalendar, '')
    .replace(usualRefresh, () => further.map((line) => `${line}\r\n`).join(''))
  return foldedLines(head) + entries.join('') + endOfCalendar
}

/**
 * The entry of one event, without its link. Instants are in UTC; all-day events are dates with an exclusive end, so that
 * no time zone can move them. None of them makes its reader busy. Making it costs 0.3 ms, and 40 with a text of 5,000
 * letters: cache it where many are made.
 */
export function calendarEntry(event: Omit<CalendarFileEvent, 'url'>, changed: Date): string {
  const attributes: Attributes = {
    uid: `${event.id}@cyberluach`,
    title: plain(event.title),
    description: plain(event.description),
    location: plain(event.location),
    timestamp: utc(changed),
    lastModified: utc(changed),
    transp: 'TRANSPARENT',
    sequence: event.sequence ?? versionAt(changed),
    ...(event.state === 'cancelled' && { status: 'CANCELLED' as const }),
    ...(event.allDay ? datesOf(event) : instantsOf(event)),
  }
  // Written without an end where there is none, which the types of `ics` do not foresee.
  const file = textOf(createEvents([attributes as EventAttributes], { productId }))
  return foldedLines(file.slice(file.indexOf(beginOfEvent), -endOfCalendar.length))
}

/** A number that grows with each change, in the range of iCalendar's integers: seconds, from the end of 2023. */
function versionAt(changed: Date): number {
  return Math.max(Math.floor(changed.getTime() / 1000 - 1.7e9), 0)
}

type Attributes = Omit<EventAttributes, 'end' | 'duration'> & {
  timestamp: string
  end?: DateTime
}

/**
 * The entry with its link. It is written here: `ics` rejects hosts that exist (with an underscore, of IPv6), and an entry
 * is cached for all addresses of the site.
 */
export function linkedEntry(entry: string, url: string): string {
  return `${entry.slice(0, -endOfEvent.length)}${foldedLines(`URL:${url.replace(control, '')}\r\n`)}${endOfEvent}`
}

const productId = '-//CyberLuach//Events//EN'
const beginOfEvent = 'BEGIN:VEVENT\r\n'
const endOfEvent = 'END:VEVENT\r\n'
const endOfCalendar = 'END:VCALENDAR\r\n'
/** Written by `ics` into every calendar; feeds set their own, files have none. */
const usualRefresh = 'X-PUBLISHED-TTL:PT1H\r\n'
const control = /[\u0000-\u001f\u007f]/g

function textOf({ error, value }: ReturnObject): string {
  if (value === null || error) throw new TypeError('No calendar can be made of this', { cause: error })
  return value
}

function datesOf(event: Pick<CalendarFileEvent, 'day' | 'lastDay'>) {
  return { start: dateArray(event.day), end: dateArray(dayAfter(event)) }
}

function dateArray(day: DayKey): [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

/** Without an end, an event ends as it starts: an end must be later than the start (RFC 5545, 3.8.2.2). */
function instantsOf({ startDate, endDate }: Pick<CalendarFileEvent, 'startDate' | 'endDate'>) {
  const start = utc(new Date(startDate))
  const isLater = endDate !== null && new Date(endDate) > new Date(startDate)
  return isLater ? { start, end: utc(new Date(endDate)) } : { start }
}

/** A text of whole letters, its lines ended in one way, without the characters that no calendar may hold. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
}

/**
 * Lines (each ended by CR LF) folded at 75 octets, as RFC 5545 has it, and never within a letter. Those that come from
 * `ics` are unfolded first: it counts letters, of which a Hebrew one has two octets.
 */
export function foldedLines(lines: string): string {
  return lines.replaceAll('\r\n\t', '').split('\r\n').map(folded).join('\r\n')
}

const mostOctets = 75

/** A continuation begins with a space, which counts. */
function folded(line: string): string {
  if (line.length * 3 <= mostOctets) return line
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

/** How often a calendar should be fetched again, as an iCalendar duration. */
const refresh = 'PT6H'

/**
 * A calendar to subscribe to, of entries that are made already. Its instants are in UTC; `timeZone` is what readers
 * without one of their own may show them in. The same entries give the same text, whenever it is made.
 */
export function calendarFeed({
  name,
  timeZone,
  entries,
}: {
  name: string
  timeZone: string
  entries: readonly string[]
}): string {
  const calName = escaped(name)
  return calendarOf(entries, {
    attributes: { method: 'PUBLISH', calName },
    further: [
      `NAME:${calName}`,
      `X-WR-TIMEZONE:${timeZone}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
      `X-PUBLISHED-TTL:${refresh}`,
    ],
  })
}

/** `ics` escapes the texts of events, but not the name of a calendar. */
function escaped(name: string): string {
  return name.replace(/[\u0000-\u001f\u007f]+/g, ' ').replace(/[\\;,]/g, (sign) => `\\${sign}`)
}
