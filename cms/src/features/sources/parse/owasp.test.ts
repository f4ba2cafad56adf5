import { expect, test } from 'vitest'
import { parsed, realFile, reasons } from './testing.ts'

test('events are read with the place in their name, and nothing of what share-alike covers is kept', async () => {
  const { rows } = await parsed('owasp', 'samples/owasp.yml')
  expect(
    rows.map(({ title, startDay, endDay, city, country, isOnline, organizer }) =>
      [title, startDay, endDay, city, country, isOnline, organizer].join(' | '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "OWASP Global AppSec EU 2026 | 2026-06-22 | 2026-06-26 | Vienna | Austria | false | OWASP",
      "OWASP Global AppSec USA 2026 | 2026-11-02 | 2026-11-06 | San Francisco, CA | United States | false | OWASP",
      "OWASP Global AppSec EU 2027 | 2027-06-21 | 2027-06-25 | Vienna | Austria | false | OWASP",
      "OWASP Global AppSec USA 2027 | 2027-09-20 | 2027-09-24 | Atlanta, GA | United States | false | OWASP",
      "OWASP Global AppSec EU 2028 | 2028-06-19 | 2028-06-23 | Vienna | Austria | false | OWASP",
      "OWASP 25th Anniversary Virtual Conference | 2026-09-22 | 2026-09-22 |  |  | true | OWASP",
      "OWASP AppSec Days Portugal 2026 | 2026-09-23 | 2026-09-24 |  | Portugal | false | OWASP",
      "OWASP German OWASP Day 2026 | 2026-09-23 | 2026-09-24 |  | Germany | false | OWASP",
      "OWASP AppSec Days France 2026 | 2026-09-24 | 2026-09-24 |  | France | false | OWASP",
      "OWASP AppSec Israel 2026 | 2026-10-06 | 2026-10-06 |  | Israel | false | OWASP",
      "OWASP LASCON 2026 | 2026-10-27 | 2026-10-30 |  |  | false | OWASP",
      "OWASP AppSec Days India 2026 | 2026-11-21 | 2026-11-22 |  |  | false | OWASP",
      "OWASP BeNeLux 2026 | 2026-11-26 | 2026-11-27 |  |  | false | OWASP",
      "OWASP BASC 2027 | 2027-04-03 | 2027-04-03 |  |  | false | OWASP",
      "OWASP New Zealand Day 2026 | 2026-09-01 | 2026-09-04 |  | New Zealand | false | ",
    ]
  `)
  expect(JSON.stringify(rows)).not.toContain('Words that are not taken')
})

test('a range of days is taken against a day within a week of it, which is noted beside it', async () => {
  const { rows } = await parsed('owasp', 'samples/owasp.yml')
  const [startDay, endDay, otherDay] = ['2027-09-20', '2027-09-24', '2027-09-17']
  expect(rows.filter((row) => row.otherDay)).toMatchObject([
    { title: 'OWASP Global AppSec USA 2027', startDay, endDay, otherDay },
  ])
})

test('where its two dates disagree otherwise, neither is believed; what has none is refused', async () => {
  const event = (dates: string, start: string) => `    - name: A\n      dates: ${dates}\n      start-date: ${start}\n`
  const text = `- category: Global\n  events:\n${event('June 7, 2027', '2027-06-08')}${event('June 7-9, 2027', '2027-05-07')}`
  const { refused } = await parsed('owasp', { text })
  expect(refused.map(({ reason }) => reason)).toEqual(['datesDisagree', 'datesDisagree'])
  expect(reasons(await parsed('owasp', 'samples/owasp-earlier.yml'))).toMatchInlineSnapshot(`
    [
      "63 noDate: {"name":"TBA"}",
    ]
  `)
})

test.each(
  [
    ['samples/owasp-earlier.yml', 'samples/owasp-earlier.yml', '2026-05-18'],
    ['samples/owasp.yml', 'samples/owasp.yml', '2026-10-06'],
    ['the real earlier file', realFile('owasp-events/events-2026-04-20.yml'), '2026-05-18'],
    ['the real file', realFile('owasp-events/events.yml'), '2026-10-06'],
  ].filter(([, file]) => file),
)('AppSec Israel stands in %s', async (_name, file, day) => {
  const { rows } = await parsed('owasp', file ?? '')
  expect(rows.find(({ title }) => title === 'OWASP AppSec Israel 2026')).toMatchObject({
    startDay: day,
    url: 'https://appsecil.org/',
  })
})
