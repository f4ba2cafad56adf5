import { expect, test } from 'vitest'

import { adviseAddress } from './source-form.ts'

test.each([
  ['https://raw.githubusercontent.com/xsa/infosec-events/master/README.md', 'xsa'],
  ['https://github.com/xsa/infosec-events/blob/main/RECURRING.md', 'xsaRecurring'],
  ['https://github.com/ccfddl/ccf-deadlines/blob/main/conference/SC/ccs.yml', 'ccfDeadlines'],
  [
    'https://raw.githubusercontent.com/tech-conferences/conference-data/main/conferences/2026/security.json',
    'confsTech',
  ],
  ['https://github.com/OWASP/owasp.github.io', 'owasp'],
  ['https://ctftime.org/api/v1/events/?limit=100', 'ctftime'],
  ['https://calendar.google.com/calendar/ical/x%40group/public/basic.ics', 'iCalendar'],
  ['https://www.meetup.com/owasp-israel/events/ical/', 'iCalendar'],
  ['webcal://example.org/feed', 'iCalendar'],
  ['https://example.org/list.json?year=2027', 'json'],
  ['https://example.org/events', 'schemaOrg'],
  ['https://github.com/a/infosec-events/blob/main/README.md', 'schemaOrg'],
  ['https://example.org/events/README.md', 'schemaOrg'],
  ['https://example.org/events.yml', 'owasp'],
])('of %s the kind is %s', (address, kind) => {
  expect(adviseAddress(address)?.kind).toBe(kind)
})

test('a page of GitHub stands for its file, the front of a known list for the list', () => {
  expect(adviseAddress('https://github.com/a/b/blob/main/events.json')).toEqual({
    address: 'https://raw.githubusercontent.com/a/b/main/events.json',
    kind: 'json',
    known: null,
  })
  expect(adviseAddress(' https://github.com/xsa/infosec-events ')).toMatchObject({
    address: 'https://raw.githubusercontent.com/xsa/infosec-events/HEAD/README.md',
    kind: 'xsa',
    known: { licence: 'CC BY 4.0', name: 'infosec-events' },
  })
})

test.each([
  'https://raw.githubusercontent.com/tech-conferences/conference-data/HEAD/conferences/{year}/security.json',
  'https://github.com/tech-conferences/conference-data/blob/HEAD/conferences/{year}/security.json',
  'https://raw.githubusercontent.com/a/conference-data/HEAD/conferences/{year}/security.json',
])('%s stands for every year', (address) => {
  expect(adviseAddress(address)).toMatchObject({
    address: expect.stringMatching(/^https:\/\/raw.+\/conferences\/\{year\}\/security\.json$/),
    kind: 'confsTech',
  })
})

test('a subscription of a calendar is fetched as a page is', () => {
  expect(adviseAddress('webcal://example.org/a.ics')?.address).toBe('https://example.org/a.ics')
})

test.each(['', 'owasp', 'ftp://example.org/a', 'https://'])('"%s" says nothing', (text) => {
  expect(adviseAddress(text)).toBeNull()
})
