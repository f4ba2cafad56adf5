import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarFileEvent } from './calendar-file.ts'

const now = new Date('2026-11-20T10:00:00Z')

const event: CalendarFileEvent = {
  id: 'f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11',
  title: 'Purple Team Cup; finals, day 1',
  description: 'One line.\nAnother \\ line.',
  location: 'Singapore, Singapore',
  url: 'https://example.com/?event=f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11',
  allDay: false,
  day: '2026-11-24',
  lastDay: '2026-11-24',
  startDate: '2026-11-24T10:00:00+02:00',
  endDate: '2026-11-24T19:00:00+02:00',
}

const linesOf = (changes: Partial<CalendarFileEvent> = {}) => calendarFile({ ...event, ...changes }, now).split('\r\n')

describe('a calendar file', () => {
  test('names the event by its id and when the file was made', () => {
    expect(linesOf()).toContain('UID:f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11@cyberluach')
    expect(linesOf()).toContain('DTSTAMP:20261120T100000Z')
  })

  test('gives instants in UTC', () => {
    expect(linesOf()).toContain('DTSTART:20261124T080000Z')
    expect(linesOf()).toContain('DTEND:20261124T170000Z')
  })

  test.each([null, '2026-11-24T10:00:00+02:00'])('tells no end that is not later than the start: %s', (endDate) => {
    const lines = linesOf({ endDate })
    expect(lines).toContain('DTSTART:20261124T080000Z')
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([])
  })

  test('gives all-day events as dates, the day after the last being the end', () => {
    const lines = linesOf({ allDay: true, lastDay: '2026-11-30' })
    expect(lines).toContain('DTSTART;VALUE=DATE:20261124')
    expect(lines).toContain('DTEND;VALUE=DATE:20261201')
  })

  test('escapes what has a meaning of its own', () => {
    expect(linesOf()).toContain('SUMMARY:Purple Team Cup\\; finals\\, day 1')
    expect(linesOf()).toContain('DESCRIPTION:One line.\\nAnother \\\\ line.')
  })

  test('leaves out what is not known', () => {
    expect(linesOf({ location: '' }).some((line) => line.startsWith('LOCATION'))).toBe(false)
  })

  test('has a higher number of its version after each change', () => {
    const numberAt = (changed: string) => Number(/SEQUENCE:(\d+)/.exec(calendarFile(event, new Date(changed)))?.[1])
    expect(numberAt('2026-11-20T10:00:01Z')).toBe(numberAt('2026-11-20T10:00:00Z') + 1)
    expect(numberAt('2065-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
  })

  test('gives the same bytes for the same record', () => {
    expect(calendarFile(event, now)).toBe(calendarFile({ ...event }, new Date(now)))
    expect(linesOf()).toContain('LAST-MODIFIED:20261120T100000Z')
  })

  test('asks for no subscription, and for no answer', () => {
    expect(linesOf().filter((line) => /^(X-PUBLISHED-TTL|METHOD|X-WR-)/.test(line))).toEqual([])
  })

  test.each([
    'https://under_score.example/?a=1,2;3',
    'http://[::1]:4000/?event=1',
    `https://example.com/${'a'.repeat(300)}`,
  ])('leads to %s', (url) => {
    expect(calendarFile({ ...event, url }, now).replaceAll('\r\n ', '')).toContain(`\r\nURL:${url}\r\n`)
  })

  test('lets no text begin a line of its own', () => {
    const hostile = 'a\r\nBEGIN:VALARM\rATTACH:x\n\tEND:VEVENT\u0000\r\n\tX-A:1\ud800'
    const full = {
      title: hostile,
      description: hostile,
      location: hostile,
      url: `https://a.example/${hostile}`,
    }
    const names = linesOf(full)
      .filter((line) => !line.startsWith(' '))
      .map((line) => line.split(/[:;]/)[0])
    expect(names).toEqual(
      linesOf()
        .filter((line) => !line.startsWith(' '))
        .map((line) => line.split(/[:;]/)[0]),
    )
  })

  test('holds a moment before 1970, with its seconds', () => {
    expect(linesOf({ startDate: '1969-07-20T20:17:40Z' })).toContain('DTSTART:19690720T201740Z')
  })

  test('folds long lines at 75 octets without splitting a letter', () => {
    const title = 'לוח האירועים של קהילת הסייבר '.repeat(6)
    const lines = linesOf({ title })
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(calendarFile({ ...event, title }, now).replaceAll('\r\n ', '')).toContain(title)
  })
})
