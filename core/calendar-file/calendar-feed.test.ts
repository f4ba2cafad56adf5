import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarFeed, calendarEntry, linkedEntry, type CalendarFileEvent } from './calendar-file.ts'

const timeZone = 'Asia/Jerusalem'

const timed: CalendarFileEvent = {
  id: 'f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11',
  title: 'Purple; "Team" Cup, finals \\ day 1',
  description: 'One line.\r\nAnother, line; 🚩',
  location: 'Tel Aviv, Israel',
  url: 'https://example.com/a,b;c?x=1&ref=cyberluach',
  allDay: false,
  day: '2026-11-24',
  lastDay: '2026-11-24',
  startDate: '2026-11-24T10:00:00+02:00',
  endDate: '2026-11-24T19:30:00+02:00',
}
const changed = new Date('2026-10-01T12:00:00Z')

const feed = (...events: CalendarFileEvent[]) =>
  calendarFeed({
    name: 'CyberLuach',
    timeZone,
    entries: events.map((event) => linkedEntry(calendarEntry(event, changed), event.url)),
  })

function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone')
  for (const zone of zones)
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), String(zone.getFirstPropertyValue('tzid')))
  return {
    calendar,
    zones,
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  }
}

const instantOf = (time: ICAL.Time) => time.toJSDate().toISOString()

describe('a calendar to subscribe to', () => {
  test('is read back as it was written', () => {
    const { calendar, events, zones } = readBack(feed(timed))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('CyberLuach')
    expect(calendar.getFirstProperty('refresh-interval')?.toICALString()).toContain('PT6H')
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe(timeZone)
    expect(zones).toHaveLength(0)
    const event = events[0]
    expect(event).toMatchObject({
      uid: 'f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11@cyberluach',
      summary: timed.title,
      description: 'One line.\nAnother, line; 🚩',
      location: 'Tel Aviv, Israel',
    })
    expect(event?.component.getFirstPropertyValue('url')).toBe(timed.url)
    expect(String(event?.component.getFirstPropertyValue('last-modified'))).toBe('2026-10-01T12:00:00Z')
    expect(instantOf(event?.startDate as ICAL.Time)).toBe('2026-11-24T08:00:00.000Z')
    expect(instantOf(event?.endDate as ICAL.Time)).toBe('2026-11-24T17:30:00.000Z')
  })

  test('names the same instants on both sides of every change of the clocks', () => {
    const startDates = [
      '2024-07-01T10:00:00+03:00',
      '2026-03-27T01:59:00+02:00',
      '2026-03-27T03:00:00+03:00',
      '2026-07-01T10:00:00+03:00',
      '2026-10-24T23:00:00+03:00',
      '2026-10-25T03:00:00+02:00',
      '2028-01-31T10:00:00+02:00',
    ]
    const entries = startDates.map((startDate, index) => ({
      ...timed,
      id: String(index),
      startDate,
      endDate: null,
      day: startDate.slice(0, 10),
      lastDay: startDate.slice(0, 10),
    }))
    const { events } = readBack(feed(...entries))
    expect(events.map(({ startDate }) => instantOf(startDate))).toEqual(
      startDates.map((text) => new Date(text).toISOString()),
    )
  })

  test('gives days as dates with an exclusive end, and needs no time zone for them', () => {
    const days = { ...timed, allDay: true, day: '2026-12-30', lastDay: '2027-01-01', endDate: null }
    const { events, zones } = readBack(feed(days))
    expect(zones).toHaveLength(0)
    expect([String(events[0]?.startDate), String(events[0]?.endDate)]).toEqual(['2026-12-30', '2027-01-02'])
    expect(events[0]?.startDate.isDate).toBe(true)
  })

  test.each([60, 75, 76, 77, 149, 150, 151, 500])('folds and unfolds %s letters', (length) => {
    for (const letter of ['x', 'א', '🚩']) {
      const title = letter.repeat(length)
      const text = feed({ ...timed, title })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(readBack(text).events[0]?.summary).toBe(title)
    }
  })

  test('leaves out characters that no calendar may hold', () => {
    expect(readBack(feed({ ...timed, title: 'a\u0000b\u0007\u000bc\td' })).events[0]?.summary).toBe('abc\td')
  })

  test('is the same text whenever it is made, and empty without events', () => {
    expect(feed(timed)).toBe(feed(timed))
    expect(readBack(feed()).events).toEqual([])
  })

  test('bears a name with signs of its own, and none that begins a line', () => {
    const text = calendarFeed({ name: 'Cyber · a,b;c\\d $& \r\nMETHOD:CANCEL', timeZone, entries: [] })
    for (const property of ['NAME', 'X-WR-CALNAME'])
      expect(text).toContain(`\r\n${property}:Cyber · a\\,b\\;c\\\\d $&  METHOD:CANCEL\r\n`)
    const { calendar } = readBack(text)
    expect(calendar.getAllProperties('method')).toHaveLength(1)
  })

  test('has no line above 75 octets, and folds no letter apart', () => {
    const title = 'לוח האירועים של קהילת הסייבר 🚩, '.repeat(20).trim()
    const text = feed({ ...timed, title, description: 'x'.repeat(5_000) })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(readBack(text).events[0]).toMatchObject({ summary: title, description: 'x'.repeat(5_000) })
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
