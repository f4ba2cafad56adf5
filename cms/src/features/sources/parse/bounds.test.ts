import { expect, test } from 'vitest'
import { parsed, reasons } from './testing.ts'

const calendar = (content: string) => ({ text: `BEGIN:VCALENDAR\n${content}END:VCALENDAR\n` })
const event = (lines: string) => `BEGIN:VEVENT\nSUMMARY:Night\n${lines}END:VEVENT\n`
const reasonsOf = ({ refused }: Awaited<ReturnType<typeof parsed>>) => refused.map(({ reason }) => reason)

test('a calendar of millions of short lines is refused before anything is kept of it', async () => {
  const read = await parsed('iCalendar', calendar(event(`DTSTART:20261203T090000Z\n${'A:b\n'.repeat(500_000)}`)))
  expect([read.rows, reasonsOf(read)]).toEqual([[], ['tooMany']])
})

test('of an event no more lines are kept than a row can hold', async () => {
  const read = await parsed('iCalendar', calendar(event(`${'A:b\n'.repeat(600)}DTSTART:20261203T090000Z\n`)))
  expect(reasonsOf(read)).toEqual(['noDate'])
})

test('a series that is too long for a row is refused once, and not for each day', async () => {
  const exceptions = `EXDATE:${'20261203T090000Z,'.repeat(3_000)}\n`
  const read = await parsed('iCalendar', calendar(event(`DTSTART:20261203T090000Z\nRRULE:FREQ=DAILY\n${exceptions}`)))
  expect(reasonsOf(read)).toEqual(['tooLong'])
})

test.each([
  'FREQ=SECONDLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2',
  'FREQ=YEARLY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=MONTHLY;BYDAY=1MO,2MO,3MO,4MO,5MO,1TU,2TU,3TU,4TU,5TU,-1WE,-2WE;BYSETPOS=99',
  `FREQ=DAILY;BYHOUR=${'1,'.repeat(1_000)}1`,
])('%s, three hundred times, ends with a reason each, and costs no other event', async (rule) => {
  const hostile = event(`DTSTART:19000101T090000Z\nRRULE:${rule}\n`).repeat(300)
  const plain = event('DTSTART:20261203T090000Z\n')
  const read = await parsed('iCalendar', calendar(`${plain}${hostile}${plain}`))
  expect([read.rows.length, reasonsOf(read).length]).toEqual([2, 300])
})

test('a zone of more rules than a zone has is none', async () => {
  const rule = 'BEGIN:STANDARD\nDTSTART:20000101T000000\nTZOFFSETTO:+0100\nEND:STANDARD\n'
  const zone = (rules: number) => `BEGIN:VTIMEZONE\nTZID:Ours\n${rule.repeat(rules)}END:VTIMEZONE\n`
  const timed = event('DTSTART;TZID=Ours:20261203T090000\n')
  expect((await parsed('iCalendar', calendar(zone(60) + timed))).rows).toMatchObject([
    { startsAt: '2026-12-03T08:00:00.000Z' },
  ])
  expect(reasonsOf(await parsed('iCalendar', calendar(zone(61) + timed)))).toEqual(['unknownTimeZone'])
})

test('what is not plain in YAML is not, however far it stands from the left', async () => {
  const far = ' '.repeat(100)
  for (const value of ['{ a: b }', '[[a]]', '- - - a', '? a', '&name a', '*name', '!tag a']) {
    const read = await parsed('owasp', { text: `- category: Global\n  events:\n${far}${value}\n` })
    expect(reasons(read), value).toEqual([expect.stringContaining('unreadable')])
  }
})

test('an alias that gets as far as the library is refused with its item alone', async () => {
  const good = '- category: Global\n  events:\n    - name: Night\n      start-date: 2026-12-03\n'
  const read = await parsed('owasp', { text: `- category: "a"\n  events: *name\n- - *name\n${good}` })
  expect(read.rows.map(({ title }) => title)).toEqual(['Night'])
})

test('YAML of more lines than a person keeps is refused before it is read', async () => {
  const read = await parsed('ccfDeadlines', { text: `- title: A\n${'\n'.repeat(100_001)}` })
  expect([read.rows, reasonsOf(read)]).toEqual([[], ['tooMany']])
})

test('a name of far too many letters is refused, a text cut, before either is cleaned', async () => {
  const marks = '\u0301\u0316'.repeat(500_000)
  const rows = [
    { title: `a${marks}`, start: '2026-12-03' },
    {
      title: 'Night',
      start: '2026-12-04',
      description: `b${marks.slice(0, 9_000)}`,
      city: `c${marks.slice(0, 9_000)}`,
    },
  ]
  const read = await parsed('json', { text: JSON.stringify({ events: rows }) })
  expect(reasonsOf(read)).toEqual(['tooLong'])
  expect(read.rows).toMatchObject([{ title: 'Night', city: null, description: expect.stringMatching(/^b\p{M}{30}$/u) }])
})

test('JSON of more objects than events have is refused before it is read, also within a page', async () => {
  const objects = `[${'{},'.repeat(400_000)}{}]`
  expect(reasonsOf(await parsed('json', { text: `{"events":${objects}}` }))).toEqual(['unreadable'])
  const page = `<script type="application/ld+json">${objects}</script>`
  expect(reasonsOf(await parsed('schemaOrg', { text: page }))).toEqual(['unreadable'])
})
