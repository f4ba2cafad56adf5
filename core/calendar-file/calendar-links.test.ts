import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { googleCalendarLink, officeLink, outlookLink, type LinkedEvent } from './calendar-links.ts'
import { addDays, daysBetween } from '../dates/day-key.ts'
import { startOfDay, zonedInstant } from '../dates/zoned-time.ts'

const event: LinkedEvent = {
  title: 'Purple Team Cup & finals',
  description: 'One line.\nAnother <b>line</b>.',
  location: 'Singapore, Singapore',
  url: 'https://example.com/?event=f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11',
  allDay: false,
  day: '2026-11-24',
  lastDay: '2026-11-24',
  startDate: '2026-11-24T10:00:00+02:00',
  endDate: '2026-11-24T19:00:00+02:00',
}
const zone = 'Asia/Jerusalem'

const google = (changes: Partial<LinkedEvent> = {}) =>
  new URL(googleCalendarLink({ ...event, ...changes }, zone)).searchParams
const outlook = (changes: Partial<LinkedEvent> = {}) => new URL(outlookLink({ ...event, ...changes })).searchParams
const everyLink = (changes: Partial<LinkedEvent> = {}) => {
  const changed = { ...event, ...changes }
  return [googleCalendarLink(changed, zone), outlookLink(changed), officeLink(changed)]
}

describe('a link that adds an event to a calendar', () => {
  test('leads to the form of each service, over https', () => {
    expect(everyLink().map((link) => link.split('?')[0])).toEqual([
      'https://calendar.google.com/calendar/render',
      'https://outlook.live.com/calendar/0/deeplink/compose',
      'https://outlook.office.com/calendar/0/deeplink/compose',
    ])
    expect(google().get('action')).toBe('TEMPLATE')
    expect(outlook().get('rru')).toBe('addevent')
  })

  test('gives instants in UTC, and Google the clock to show them by', () => {
    expect(google().get('dates')).toBe('20261124T080000Z/20261124T170000Z')
    expect(google().get('ctz')).toBe(zone)
    expect(outlook().get('startdt')).toBe('2026-11-24T08:00:00Z')
    expect(outlook().get('enddt')).toBe('2026-11-24T17:00:00Z')
    expect(outlook().has('allday')).toBe(false)
  })

  test('ends with the start where no end is known', () => {
    expect(google({ endDate: null }).get('dates')).toBe('20261124T080000Z/20261124T080000Z')
    expect(outlook({ endDate: null }).get('enddt')).toBe('2026-11-24T08:00:00Z')
  })

  test('gives all-day events as days, the day after the last being the end', () => {
    const days = { allDay: true, lastDay: '2026-11-30' }
    expect(google(days).get('dates')).toBe('20261124/20261201')
    expect(google(days).has('ctz')).toBe(false)
    expect(outlook(days).get('startdt')).toBe('2026-11-24')
    expect(outlook(days).get('enddt')).toBe('2026-12-01')
    expect(outlook(days).get('allday')).toBe('true')
  })

  test('carries title, place and description with the address of the event', () => {
    expect(google().get('text')).toBe(event.title)
    expect(google().get('location')).toBe(event.location)
    expect(google().get('details')).toBe(`${event.description}\n\n${event.url}`)
  })

  test('shows Outlook, which reads HTML, the same text', () => {
    expect(outlook().get('body')).toBe(
      `One line.<br>Another &lt;b&gt;line&lt;/b&gt;.<br><br>${event.url.replace('&', '&amp;')}`,
    )
  })

  test('leaves out what is not known', () => {
    const bare = { description: '', location: '', url: '' }
    expect(google(bare).has('location') || google(bare).has('details')).toBe(false)
    expect(outlook(bare).has('location') || outlook(bare).has('body')).toBe(false)
  })

  test('marks nobody as busy', () => {
    expect(google().get('trp')).toBe('false')
    expect(outlook().get('freebusy')).toBe('free')
  })

  test('cuts a long description at a word, and keeps the address below it', () => {
    const details = google({ description: 'סדנה מעשית לחוקרים '.repeat(300) }).get('details') ?? ''
    expect(details).toMatch(/(סדנה|מעשית|לחוקרים)…\n\n/)
    expect(details.endsWith(`\n\n${event.url}`)).toBe(true)
  })

  test('is never too long to pass on, and can always be read back', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 1500 }),
      fc.string({ unit: 'binary', maxLength: 1500 }),
      fc.string({ unit: fc.constantFrom('ש', '\n', '&', '😀', ' ', '\ud800'), maxLength: 1500 }),
    )
    fc.assert(
      fc.property(text, text, text, (title, description, location) => {
        for (const link of everyLink({ title, description, location })) {
          expect(link.length).toBeLessThanOrEqual(2000)
          expect(() => decodeURIComponent(link)).not.toThrow()
        }
      }),
      { numRuns: 50 },
    )
  })

  test('keeps a title that has room as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (title) => {
        fc.pre(encodeURIComponent(title).length <= 600)
        expect(google({ title }).get('text')).toBe(title)
        expect(outlook({ title }).get('subject')).toBe(title)
      }),
    )
  })

  test.each(['Asia/Jerusalem', 'America/New_York', 'Pacific/Auckland', 'UTC'])(
    'names the same instant and the same days in %s, whatever the season',
    (timeZone) => {
      const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days))
      fc.assert(
        fc.property(day, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 23 }), (first, more, hour) => {
          const startDate = zonedInstant(first, `${String(hour).padStart(2, '0')}:30`, timeZone)
          const timed = { ...event, startDate, endDate: null, day: first, lastDay: first }
          const [start = ''] = new URL(googleCalendarLink(timed, timeZone)).searchParams.get('dates')?.split('/') ?? []
          const spelt = start.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5')
          expect(Date.parse(spelt)).toBe(Date.parse(startDate))
          expect(Date.parse(outlook(timed).get('startdt') ?? '')).toBe(Date.parse(startDate))
          const midnight = startOfDay(first, timeZone)
          const days = { allDay: true, day: first, lastDay: addDays(first, more), startDate: midnight }
          expect(outlook(days).get('startdt')).toBe(first)
          expect(daysBetween(first, outlook(days).get('enddt') ?? '')).toBe(more + 1)
        }),
        { numRuns: 100 },
      )
    },
  )
})
