import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { decodeText } from '../../../../platform/guarded-fetch/request.ts'
import { parsed, reasons } from '../testing.ts'

/** Days of December 2026 at 19:00 in Israel, unless a month or an hour is named. */
const evening = (day: string) => {
  const [date, hour = '17:00'] = (day.length > 2 ? day : `2026-12-${day}`).split(' ')
  return `${date}T${hour}:00.000Z`
}

const rowsOf = async (name: string) => {
  const { rows } = await parsed('iCalendar', `samples/cases/${name}.ics`)
  return rows.map(({ startsAt, startDay }) => startsAt ?? startDay).toSorted()
}

test.each<[string, string[]]>([
  ['recurrence-id-in-utc', ['03', '2026-12-11 08:00', '17']],
  ['recurrence-id-in-another-zone', ['03', '2026-12-11 08:00', '17']],
  ['recurrence-id-as-a-day', ['03', '2026-12-11 08:00', '17']],
  ['recurrence-id-in-utc-cancelled', ['03', '10', '17']],
  ['exdate-in-utc', ['03', '17']],
  ['exdate-in-another-zone', ['03', '17']],
  ['rrule-until-in-utc-last-evening-lost', ['03', '10', '17']],
  ['rrule-until-in-utc-one-evening-too-many', ['2026-12-04 00:00', '2026-12-11 00:00']],
  ['rdate-alone', ['03', '09', '15']],
  ['rdate-beside-rrule', ['03', '10', '22']],
  ['rdate-as-periods', ['03', '09']],
  ['two-rrules', ['01', '08', '20', '2027-01-20']],
  ['rrule-bysetpos', ['03', '2027-01-07', '2027-02-04']],
  ['rrule-bysetpos-workday', ['01', '2027-01-03', '2027-02-01']],
  ['rrule-bymonth-monthly', ['03', '2027-01-07', '2027-02-04', '2027-12-02']],
  ['rrule-last-of-month', ['2026-11-30', '31', '2027-01-31']],
  ['rrule-two-month-days', ['01', '15', '2027-01-01', '2027-01-15']],
  ['rrule-fifth-thursday', ['31', '2027-04-29 16:00']],
  ['rrule-ways-of-writing', ['03', '03', '03', '03', '03', '03', '10', '10', '10', '17', '17', '2027-06-03 16:00']],
  ['vtimezone-israel-as-outlook-writes-it', ['2027-07-05 07:00', '2028-03-27 07:00']],
  ['vtimezone-rules-that-ended', ['2027-11-03 14:00']],
  ['vtimezone-by-dates', ['03', '2027-07-05 16:00']],
  ['tzid-windows-display-name', ['03']],
  ['tzid-windows-without-definition', ['03']],
  ['same-uid-two-sequences', ['08']],
  ['method-cancel', ['03']],
  ['vcalendar-1-quoted-printable', ['03']],
])('%s begins when it is meant to', async (name, days) => {
  expect(await rowsOf(name)).toEqual(days.map(evening))
})

test('whole days are left out by the hour that they begin at, too', async () => {
  expect(await rowsOf('exdate-with-hours-on-whole-days')).toEqual(['2026-12-01', '2026-12-02', '2026-12-04'])
})

test('what is called off is so once: an occurrence by its own state, a file by its method', async () => {
  const { rows } = await parsed('iCalendar', 'samples/cases/recurrence-id-in-utc-cancelled.ics')
  expect(rows.map(({ startDay, state }) => `${startDay} ${state}`).toSorted()).toEqual([
    '2026-12-03 scheduled',
    '2026-12-10 cancelled',
    '2026-12-17 scheduled',
  ])
  expect((await parsed('iCalendar', 'samples/cases/method-cancel.ics')).rows[0]?.state).toBe('cancelled')
})

test('a series that is written in UTC instead of a zone has the names that it had', async () => {
  const names = async (file: string) =>
    (await parsed('iCalendar', `samples/cases/${file}.ics`)).rows.map(({ id }) => id)
  expect(await names('series-rewritten-in-utc-1')).toContain('ser@f.example/20261203T170000Z')
  expect(await names('series-rewritten-in-utc-2')).toEqual(await names('series-rewritten-in-utc-1'))
})

test('of a series all of the coming year is read, and what is more says so', async () => {
  expect((await parsed('iCalendar', 'samples/cases/series-of-more-than-sixty.ics')).rows).toHaveLength(105)
  const daily = 'DTSTART:20261201T090000Z\nRRULE:FREQ=DAILY;BYHOUR=9,18\nSUMMARY:Twice a day'
  const read = await parsed('iCalendar', {
    text: `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${daily}\nEND:VEVENT\nEND:VCALENDAR`,
  })
  expect(read.rows).toHaveLength(500)
  expect(reasons(read)).toEqual(['2 tooMany: Twice a day'])
})

test('a series that begins after all that is read is none yet, and no fault', async () => {
  const far = 'DTSTART:20301205T170000Z\nRRULE:FREQ=MONTHLY;BYDAY=TH;BYSETPOS=1\nSUMMARY:Far'
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${far}\nEND:VEVENT\nEND:VCALENDAR`
  expect(await parsed('iCalendar', { text })).toEqual({ rows: [], refused: [] })
})

test('a series that ends before it begins, and one by another calendar, are refused', async () => {
  const read = await parsed('iCalendar', 'samples/cases/until-before-start-and-hebrew-rule.ics')
  expect(reasons(read)).toEqual(['11 unreadable: By the Hebrew calendar', '18 endBeforeStart: Until before start'])
})

test('what is private, or shows only that somebody is busy, is refused', async () => {
  const read = await parsed('iCalendar', 'samples/cases/private-busy-tentative-and-called-off-titles.ics')
  expect(reasons(read)).toEqual(['4 private: Board meeting', '11 private: Busy'])
})

test('an occurrence that is private is none of its series', async () => {
  const series = 'UID:a\nDTSTART:20261203T170000Z\nRRULE:FREQ=WEEKLY;COUNT=2\nSUMMARY:Club\n'
  const hidden = 'UID:a\nRECURRENCE-ID:20261210T170000Z\nDTSTART:20261210T170000Z\nCLASS:PRIVATE\nSUMMARY:Club\n'
  const text = [series, hidden].map((event) => `BEGIN:VEVENT\n${event}END:VEVENT\n`).join('')
  const read = await parsed('iCalendar', { text: `BEGIN:VCALENDAR\n${text}END:VCALENDAR` })
  expect(read.rows.map(({ startDay }) => startDay)).toEqual(['2026-12-03'])
})

test('a comma of a category is no end of it, and each line of them counts', async () => {
  const { rows } = await parsed('iCalendar', 'samples/cases/categories-with-commas.ics')
  expect(rows[0]?.tags).toEqual(['Blue, Red', 'Forensics', 'Second line'])
})

test('letters that vCalendar wrote as bytes are letters, over several lines', async () => {
  const { rows } = await parsed('iCalendar', 'samples/cases/vcalendar-1-quoted-printable.ics')
  expect(rows[0]?.title).toBe('ערב אבטחה')
  const text =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261203\nSUMMARY;ENCODING=QUOTED-PRINTABLE:caf=C3=\n=A9 night\nEND:VEVENT\nEND:VCALENDAR'
  expect((await parsed('iCalendar', { text })).rows[0]?.title).toBe('café night')
})

test.each([
  ['fold-within-a-letter', 'כנס אבטחת מידע שנתי של קהילת המפתחים בצפון הארץ ערב ראשון'],
  ['fold-within-an-emoji', '🔐'.repeat(30)],
])('%s: titles are whole', async (name, title) => {
  const bytes = await readFile(path.join(import.meta.dirname, `../samples/cases/${name}.ics`))
  const text = decodeText(bytes, 'text/calendar; charset=windows-1255') ?? ''
  const { rows } = await parsed('iCalendar', { text })
  expect(rows.map((row) => row.title)).toEqual([title, 'A plain neighbour'])
})

test('a title with a broken letter is refused alone', async () => {
  const read = await parsed('iCalendar', 'samples/cases/fold-within-a-letter.ics')
  expect([read.rows.map(({ title }) => title), reasons(read).length]).toEqual([['A plain neighbour'], 1])
})

test('a day that is counted over a change of clocks ends at its own hour', async () => {
  const { rows } = await parsed('iCalendar', 'samples/cases/days-and-midnights.ics')
  const over = rows.find(({ title }) => title === 'A nominal day over the change')
  expect(over).toMatchObject({ startsAt: '2027-03-25T17:00:00.000Z', endsAt: '2027-03-26T16:00:00.000Z' })
})

test('the link of an event without one is its page at a site for tickets', async () => {
  const { rows } = await parsed('iCalendar', 'samples/cases/urls.ics')
  expect(rows.find(({ title }) => title === 'Link only in the text')?.url).toBe('https://luma.example/abc123')
  const text =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261203\nSUMMARY:A\nLOCATION:https://lu.ma/x\nEND:VEVENT\nEND:VCALENDAR'
  expect((await parsed('iCalendar', { text })).rows).toMatchObject([{ url: 'https://lu.ma/x', isOnline: false }])
})

const series = 'UID:a\nDTSTART;TZID=Asia/Jerusalem:20261203T190000\nRRULE:FREQ=WEEKLY;COUNT=5\nSUMMARY:Club\n'
const inFile = (...events: string[]) => ({
  text: `BEGIN:VCALENDAR\n${events.map((one) => `BEGIN:VEVENT\n${one}END:VEVENT\n`).join('')}END:VCALENDAR`,
})
const laterFrom = (id: string, start: string, title: string) =>
  `UID:a\nRECURRENCE-ID;RANGE=THISANDFUTURE${id}\nDTSTART${start}\nSUMMARY:${title}\n`

test('what changes from one occurrence on, changes all that are later, until the next such change', async () => {
  const { rows } = await parsed(
    'iCalendar',
    inFile(
      series,
      laterFrom(':20261210T170000Z', ';TZID=Asia/Jerusalem:20261211T200000', 'Club of Fridays'),
      laterFrom(';TZID=Asia/Jerusalem:20261224T190000', ':20261224T160000Z', 'Club, earlier'),
      'UID:a\nRECURRENCE-ID:20261217T170000Z\nDTSTART:20261220T170000Z\nSUMMARY:Club, once\n',
    ),
  )
  expect(rows.map(({ id, title, startsAt }) => `${id} ${title} ${startsAt}`).toSorted()).toEqual([
    'a/20261203T170000Z Club 2026-12-03T17:00:00.000Z',
    'a/20261210T170000Z Club of Fridays 2026-12-11T18:00:00.000Z',
    'a/20261217T170000Z Club, once 2026-12-20T17:00:00.000Z',
    'a/20261224T170000Z Club, earlier 2026-12-24T16:00:00.000Z',
    'a/20261231T170000Z Club, earlier 2026-12-31T16:00:00.000Z',
  ])
})

test('what changes from one occurrence on keeps its hour over a change of clocks', async () => {
  const spring = series.replace('20261203', '20270318')
  const { rows } = await parsed(
    'iCalendar',
    inFile(spring, laterFrom(':20270318T170000Z', ';TZID=Asia/Jerusalem:20270318T180000', 'Club')),
  )
  expect(rows.map(({ startsAt }) => startsAt).slice(0, 3)).toEqual([
    '2027-03-18T16:00:00.000Z',
    '2027-03-25T16:00:00.000Z',
    '2027-04-01T15:00:00.000Z',
  ])
})

test('days in place of hours from one occurrence on are refused', async () => {
  const read = await parsed('iCalendar', inFile(series, laterFrom(':20261210T170000Z', ';VALUE=DATE:20261210', 'Club')))
  expect(reasons(read)).toEqual(['8 datesDisagree: Club', '8 datesDisagree: Club', '8 datesDisagree: Club'])
})

test('an event without a calendar around it is read', async () => {
  const { rows } = await parsed('iCalendar', {
    text: 'BEGIN:VEVENT\nDTSTART:20261203T170000Z\nSUMMARY:Saved alone\nEND:VEVENT',
  })
  expect(rows.map(({ title }) => title)).toEqual(['Saved alone'])
})

test('an end with a digit too many is none', async () => {
  const { rows } = await parsed('iCalendar', inFile('DTSTART:20261203T170000Z\nDTEND:20261203T1800000Z\nSUMMARY:A\n'))
  expect(rows).toMatchObject([{ startsAt: '2026-12-03T17:00:00.000Z', endsAt: null }])
})

test('an end that is a day is the one after the last, also of what begins at an hour', async () => {
  const { rows } = await parsed('iCalendar', inFile('DTSTART:20261203T170000Z\nDTEND;VALUE=DATE:20261205\nSUMMARY:A\n'))
  expect(rows).toMatchObject([{ startDay: '2026-12-03', endDay: '2026-12-04' }])
})

test('what is left out of times without a zone may be written in UTC', async () => {
  const { rows } = await parsed(
    'iCalendar',
    inFile('DTSTART:20261203T190000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261204T190000Z\nSUMMARY:A\n'),
  )
  expect(rows.map(({ startDay }) => startDay)).toEqual(['2026-12-03', '2026-12-05'])
})

test.each([
  ['DTSTART;TZID=US-Eastern:20260704T090000', '2026-07-04T13:00:00.000Z'],
  ['DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/Berlin:20260704T090000', '2026-07-04T07:00:00.000Z'],
  ['DTSTART;TZID="Sarajevo, Skopje, Sofija, Warsaw, Zagreb":20260704T090000', '2026-07-04T07:00:00.000Z'],
  ['DTSTART;TZID="(GMT-08.00) Pacific Time (US & Canada)/Tijuana":20260704T090000', '2026-07-04T16:00:00.000Z'],
  ['DTSTART;TZID=Israel:20261203T190000', '2026-12-03T17:00:00.000Z'],
  ['DTSTART;TZID=EST5EDT:20260704T090000', '2026-07-04T13:00:00.000Z'],
  ['DTSTART;TZID=Eastern Time (US & Canada):20260704T090000', '2026-07-04T13:00:00.000Z'],
  ['DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern:20260704T090000', '2026-07-04T07:00:00.000Z'],
])('%s is %s', async (start, instant) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${start}\nSUMMARY:A\nEND:VEVENT\nEND:VCALENDAR`
  expect((await parsed('iCalendar', { text })).rows[0]?.startsAt).toBe(instant)
})

test('times without a zone are by the one that the calendar names, also by Windows’ name, and by none that it alone knows', async () => {
  const read = async (zone: string) => {
    const text = `BEGIN:VCALENDAR\nX-WR-TIMEZONE:${zone}\nBEGIN:VEVENT\nDTSTART:20261203T190000\nSUMMARY:A\nEND:VEVENT\nEND:VCALENDAR`
    const { rows, refused } = await parsed('iCalendar', { text })
    return rows[0]?.startsAt ?? refused[0]?.reason
  }
  expect(await read('Eastern Standard Time')).toBe('2026-12-04T00:00:00.000Z')
  expect(await read('Ours alone')).toBe('unknownTimeZone')
})

test.each([
  ['FREQ=MONTHLY;BYDAY=TH;BYSETPOS=2', '20200109T170000Z', ['2026-11-12', '2026-12-10']],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', '20200131T170000Z', ['2026-10-31', '2026-11-30', '2026-12-31']],
  ['FREQ=YEARLY;BYMONTH=11,12;BYDAY=MO;BYSETPOS=-1', '20201228T170000Z', ['2026-12-28']],
  ['FREQ=WEEKLY;INTERVAL=3', '20261001T170000Z', ['2026-11-12', '2026-12-03', '2026-12-24']],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;BYMONTH=12',
    '20201201T170000Z',
    ['2026-12-08', '2026-12-10', '2026-12-22', '2026-12-24'],
  ],
  ['FREQ=YEARLY', '20240229T170000Z', []],
  ['FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR', '20200313T170000Z', ['2026-11-13']],
  ['FREQ=MONTHLY', '20200131T170000Z', ['2026-10-31', '2026-12-31']],
  ['FREQ=DAILY;BYMONTH=10;BYDAY=MO', '20251006T170000Z', ['2026-10-26']],
  ['FREQ=DAILY;INTERVAL=20;BYDAY=WE,TH;COUNT=2', '20261202T170000Z', ['2026-12-02']],
  ['FREQ=YEARLY;BYMONTHDAY=-1', '20201031T170000Z', ['2026-10-31', '2026-11-30', '2026-12-31']],
  ['FREQ=YEARLY;INTERVAL=2;BYMONTHDAY=-1;BYSETPOS=-1', '20201231T170000Z', ['2026-12-31']],
  ['FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=-2;BYDAY=FR,TH,WE', '20190528T170000Z', []],
  ['FREQ=YEARLY;BYWEEKNO=46,53;BYDAY=TH', '20201231T170000Z', ['2026-11-12', '2026-12-31']],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=2;BYHOUR=15,17', '20201202T170000Z', ['2026-12-02', '2026-12-02']],
])('%s since %s', async (rule, start, days) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${start}\nRRULE:${rule}\nSUMMARY:A\nEND:VEVENT\nEND:VCALENDAR`
  const { rows } = await parsed('iCalendar', { text })
  expect(rows.map(({ startDay }) => startDay).filter((day) => day < '2027')).toEqual(days)
})
