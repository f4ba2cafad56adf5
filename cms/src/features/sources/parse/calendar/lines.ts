import ICAL from 'ical.js'
import { isOvergrown } from '../collecting.ts'

/** A part of a calendar file between BEGIN and END, without the parts within it; its lines by the names of properties. */
export type Component = { kind: string; lines: Line[]; parts: Component[]; line: number }

/** `NAME;KEY=value:text`, not yet read. */
export type Line = { name: string; text: string }

/** A property as jCal has it (RFC 7265); values of times are ISO 8601. */
export type Property = { parameters: Readonly<Record<string, unknown>>; values: readonly unknown[] }

/**
 * The events and time zones of a calendar file, and what stands outside them (RFC 5545). Lines that are none are left
 * out, a part that does not end is over with the file, and of a part no more is kept than a row can hold. Null for a file
 * of more lines than the longest that is fetched has of the usual length. Linear in the length of the text.
 */
export function readCalendar(text: string): Component | null {
  if (isOvergrown(text, ['\r', '\n'], mostBreaks)) return null
  const calendar: Component = { kind: '', lines: [], parts: [], line: 1 }
  const open: Component[] = [calendar]
  for (const { content, line } of unfolded(text)) {
    const name = /^[\w-]{1,60}(?=[;:])/.exec(content)?.[0].toUpperCase()
    const [current] = open.slice(-1)
    if (!name || !current) continue
    const kind = content.slice(name.length + 1).trim()
    if (name === 'BEGIN') {
      const part = { kind: kind.toUpperCase(), lines: [], parts: [], line }
      if (open.length < deepest) current.parts.push(part)
      open.push(part)
    } else if (name === 'END') {
      if (open.length > 1 && current.kind === kind.toUpperCase()) open.pop()
    } else if (current.lines.length < mostLines && !leftOut.test(name)) {
      current.lines.push({ name, text: content })
    }
  }
  return calendar
}

/** A calendar holds zones, which hold rules: what lies deeper is read over. */
const deepest = 4
const longestLine = 40_000
const longestHead = 2_000
/** Of 250,000 lines that end with both. */
const mostBreaks = 500_000
const mostLines = 500
/** Addresses of people, what changes at each fetch, and what may be longer than all else. */
const leftOut = /^(ATTENDEE|ATTACH|DTSTAMP|CREATED|LAST-MODIFIED|X-ALT-DESC)$/

/** The properties of a name that can be read. */
export function propertiesOf({ lines }: Component, name: string): Property[] {
  return lines.flatMap((line) => (line.name === name ? (propertyIn(line.text) ?? []) : []))
}

/** The first value of a property as a text; empty where there is none. */
export function textOf(component: Component, name: string): string {
  const [value] = propertiesOf(component, name)[0]?.values ?? []
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** The values of a name as they are written. */
export function writtenOf({ lines }: Component, name: string): string[] {
  return lines.filter((line) => line.name === name).map(writtenIn)
}

export function writtenIn({ text }: Line): string {
  return text.slice(lengthOfHead(text) + 1)
}

function lengthOfHead(text: string): number {
  return /^(?:[^":]|"[^"]*")*/.exec(text)?.[0].length ?? 0
}

function propertyIn(line: string): Property | null {
  const text = line.replace(displayName, '$1"$2"').replace(dayWithHour, '$1')
  const head = lengthOfHead(text)
  if (head === text.length || head > longestHead) return null
  try {
    const [, parameters, type, ...values] = ICAL.parse.property(unquoted(text, head)) as [
      string,
      Record<string, unknown>,
      string,
      ...unknown[],
    ]
    // The library reads the digits that fit.
    return type === 'date-time' && /T\d{7}/.test(text.slice(head)) ? null : { parameters, values }
  } catch (error) {
    // What the library cannot read.
    if (error instanceof Error) return null
    throw error
  }
}

/** Some write Windows’ display name of a zone without the quotes that its colon asks for. */
const displayName = /^([^":]*;TZID=)(\([^")]{1,20}\)[^":;]*)/i

/** What says that it is a day, and has an hour. */
const dayWithHour = /^([^:]*);VALUE=DATE(?=[;:].*\d{8}T\d{6}Z?$)/i

/** vCalendar 1.0 wrote letters as bytes in hexadecimal. */
function unquoted(text: string, head: number): string {
  if (!quotedPrintable.test(text.slice(0, head))) return text
  const bytes = text
    .slice(head + 1)
    .replace(/=([\dA-F]{2})/gi, (_all, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  return `${text.slice(0, head + 1)}${Buffer.from(bytes, 'latin1').toString()}`
}

const quotedPrintable = /;ENCODING="?QUOTED-PRINTABLE/i

function* unfolded(text: string): Generator<{ content: string; line: number }> {
  let parts: string[] = []
  let start = 1
  let isOpen = false
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (isOpen) parts.push(line)
    else if (/^[ \t]/.test(line)) parts.push(line.slice(1))
    else if (line !== '') {
      if (parts.length > 0) yield { content: parts.join('').slice(0, longestLine), line: start }
      parts = [line]
      start = index + 1
    }
    // In quoted-printable a line goes on after an equals sign.
    isOpen = line.endsWith('=') && quotedPrintable.test((parts[0] ?? '').slice(0, longestHead))
    if (isOpen) parts.push(parts.pop()?.slice(0, -1) ?? '')
  }
  yield { content: parts.join('').slice(0, longestLine), line: start }
}
