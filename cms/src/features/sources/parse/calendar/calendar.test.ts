import { expect, test } from 'vitest'
import { parsed, reasons } from '../testing.ts'

const line = ({ id, title, startDay, endDay, startsAt, endsAt, state }: Record<string, unknown>) =>
  [id, title, startsAt ?? startDay, endsAt ?? endDay, state].join(' | ')

test('Google: whole days end the day before, a series comes again but for what was left out or moved', async () => {
  const { rows, refused } = await parsed('iCalendar', 'samples/google.ics')
  expect(refused).toEqual([])
  expect(rows.map(line)).toMatchInlineSnapshot(`
    [
      "two-days@google.com | Security Days, Haifa | 2026-12-08 | 2026-12-09 | scheduled",
      "weekly@google.com/20261202T160000Z | מפגש שבועי | 2026-12-02T16:00:00.000Z | 2026-12-02T19:00:00.000Z | scheduled",
      "weekly@google.com/20261223T160000Z | מפגש שבועי | 2026-12-23T16:00:00.000Z | 2026-12-23T19:00:00.000Z | scheduled",
      "weekly@google.com/20261216T160000Z | מפגש שבועי, ביום חמישי | 2026-12-17T16:00:00.000Z | 2026-12-17T19:00:00.000Z | scheduled",
      "cancelled@google.com | Cyber Meetup | 2026-12-10T16:00:00.000Z | 2026-12-10T17:30:00.000Z | cancelled",
    ]
  `)
  expect(rows[0]).toMatchObject({ city: 'Haifa', country: 'Israel' })
  expect(rows[1]).toMatchObject({
    titleHe: 'מפגש שבועי',
    description: 'A long line that is folded, and goes on.\nA second one.',
    isOnline: true,
  })
})

test('Google: what changes at each fetch is not kept', async () => {
  const { rows } = await parsed('iCalendar', 'samples/google.ics')
  expect(JSON.stringify(rows)).not.toContain('20261125')
})

test('Outlook: addresses of people are not kept', async () => {
  const { rows } = await parsed('iCalendar', 'samples/outlook.ics')
  expect(JSON.stringify(rows)).not.toContain('@example.com')
})

test('Outlook: its own time zone is read from the file, its ids are not believed, a title says that it is cancelled', async () => {
  const read = await parsed('iCalendar', 'samples/outlook.ics')
  expect(read.rows.map(line)).toMatchInlineSnapshot(`
    [
      " | Winter Training | 2026-12-03T07:00:00.000Z | 2026-12-03T15:00:00.000Z | scheduled",
      " | Summer Training | 2027-06-03T06:00:00.000Z | 2027-06-03T14:00:00.000Z | cancelled",
    ]
  `)
  expect(read.rows[0]?.organizer).toBe('Cyber School; Tel Aviv')
  expect(reasons(read)).toMatchInlineSnapshot(`
    [
      "34 unknownTimeZone: On another clock",
      "39 unreadable: Each second",
      "45 noDate: Some day",
    ]
  `)
})

test('one id for several events that are no series is no id', async () => {
  const event = (day: string) => `BEGIN:VEVENT\nUID:same\nDTSTART;VALUE=DATE:${day}\nSUMMARY:Con ${day}\nEND:VEVENT`
  const text = `BEGIN:VCALENDAR\n${event('20261201')}\n${event('20271201')}\nEND:VCALENDAR`
  expect((await parsed('iCalendar', { text })).rows.map(({ id }) => id)).toEqual([null, null])
})

test.each([
  ['DTSTART:20261203T090000', '2026-12-03T07:00:00.000Z'],
  ['DTSTART;TZID=America/New_York:20260704T090000', '2026-07-04T13:00:00.000Z'],
  ['DTSTART;TZID=/softwarestudio.org/Olson_20011030_5/Europe/Helsinki:20260704T090000', '2026-07-04T06:00:00.000Z'],
  ['DTSTART;TZID=/citadel.org/20210210_1/Europe/Berlin:20260704T090000', '2026-07-04T07:00:00.000Z'],
])('%s is %s', async (start, instant) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${start}\nSUMMARY:A\nEND:VEVENT\nEND:VCALENDAR`
  expect((await parsed('iCalendar', { text })).rows[0]?.startsAt).toBe(instant)
})

test('an end that cannot be read is none', async () => {
  const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261203\nDTEND:soon\nSUMMARY:A\nEND:VEVENT\nEND:VCALENDAR'
  expect((await parsed('iCalendar', { text })).rows).toMatchObject([{ startDay: '2026-12-03', endsAt: null }])
})

test('a file without a calendar is refused', async () => {
  expect(reasons(await parsed('iCalendar', { text: '<html>' }))).toEqual(['- notThisKind: <html>'])
})

test('a calendar without events is empty', async () => {
  const empty = await parsed('iCalendar', { text: 'BEGIN:VCALENDAR\nEND:VCALENDAR' })
  expect(empty).toEqual({ rows: [], refused: [] })
})

test.each([
  'FREQ=MONTHLY;BYDAY=6MO',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;INTERVAL=0',
  'FREQ=DAILY;BYSETPOS=1',
  'FREQ=DAILY;BYHOUR=24',
  'FREQ=HOURLY',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=2FR',
  'nonsense',
])('the rule %s is not followed', async (rule) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260131T090000Z\nRRULE:${rule}\nSUMMARY:A\nEND:VEVENT\nEND:VCALENDAR`
  expect((await parsed('iCalendar', { text })).refused.map(({ reason }) => reason)).toEqual(['unreadable'])
})
