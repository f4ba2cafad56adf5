import { expect, test } from 'vitest'
import { feedOfAddress, feedsOfPage } from './feeds.ts'

const google = 'https://calendar.google.com/calendar'

test.each([
  ['https://www.meetup.com/owasp-tel-aviv/', 'https://www.meetup.com/owasp-tel-aviv/events/ical/'],
  ['https://www.meetup.com/he-IL/owasp-tel-aviv/events/', 'https://www.meetup.com/owasp-tel-aviv/events/ical/'],
  ['https://indico.example/category/17/', 'https://indico.example/category/17/events.ics'],
  [
    `${google}/embed?src=abc%40group.calendar.google.com&ctz=UTC`,
    `${google}/ical/abc%40group.calendar.google.com/public/basic.ics`,
  ],
  [
    `${google}/u/0?cid=YWJjQGdyb3VwLmNhbGVuZGFyLmdvb2dsZS5jb20`,
    `${google}/ical/abc%40group.calendar.google.com/public/basic.ics`,
  ],
])('%s says where its calendar is', (address, feed) => {
  expect(feedOfAddress(address)).toEqual({ address: feed, kind: 'iCalendar', reason: 'address' })
})

test.each(['https://www.meetup.com/find/?q=owasp', 'https://example.org/category/news', `${google}?cid=%00`, 'owasp'])(
  '%s says nothing of a calendar',
  (address) => expect(feedOfAddress(address)).toBeNull(),
)

const found = (text: string, address = 'https://group.example/events/') =>
  feedsOfPage({ text, address }).feeds.map(({ address, reason }) => `${reason} ${address}`)

test('a page shows its calendars by what it links to, frames and says of itself', () => {
  expect(
    found(`<title>Evenings\n of us</title><link rel="alternate" type="text/calendar" href="/feed">
      <a href="webcal://group.example/all.ics">Subscribe</a><a href="/about">Us</a>
      <link rel="alternate" type="application/ld+json" href="/data">
      <iframe src="${google}/embed?src=a%40b.example"></iframe><a href="/feed">Again</a>`),
  ).toEqual([
    'linked https://group.example/feed',
    'linked https://group.example/all.ics',
    'linked https://group.example/data',
    `linked ${google}/ical/a%40b.example/public/basic.ics`,
  ])
  expect(feedsOfPage({ text: '<title>Evenings\n of us</title>', address: 'https://group.example/' }).title).toBe(
    'Evenings of us',
  )
})

test('The Events Calendar and pages with data of events are known by their marks', () => {
  expect(found('<body class="page tribe-events other">')).toEqual(['wordpress https://group.example/events/?ical=1'])
  const guessed = ['wordpress https://group.example/events/?ical=1']
  expect(found('<meta name="generator" content="WordPress 6.8">', 'https://group.example/')).toEqual(guessed)
  expect(found('<aside class="tribe-events-widget">', 'https://group.example/')).toEqual(guessed)
  expect(found('<script type="application/ld+json">{}</script>')).toEqual(['stated https://group.example/events/'])
})

test('of Luma, the calendar that its page names; on other pages such a text says nothing', () => {
  const text = '<script>{"calendar":{"api_id":"cal-1a2B3c4D5e"}}</script>'
  const feed = 'linked https://api.lu.ma/ics/get?entity=calendar&id=cal-1a2B3c4D5e'
  expect(found(text, 'https://lu.ma/owasp')).toEqual([feed])
  expect(found(text, 'https://luma.com/owasp')).toEqual([feed])
  expect(found(text, 'https://notluma.example/owasp')).toEqual([])
  expect(found('{"place":{"api_id":"discplace-1a2B3c4D5e"}}', 'https://luma.com/tel-aviv')).toEqual([
    'linked https://api.lu.ma/ics/get?entity=discover&id=discplace-1a2B3c4D5e',
  ])
})

test('the talks of a conference are no events', () => {
  const talks = '<a href="/2027/schedule/export/schedule.ics"><a href="/2027/schedule.ics">'
  expect(found(`${talks}<a href="/all.ics">`)).toEqual(['linked https://group.example/all.ics'])
})

test('whatever a page is made of is read in little time, and leads to the web alone', () => {
  expect(
    found('<a href="javascript:alert(1)//a.ics"><a href="file:///a.ics"><a href="data:text/calendar,a.ics">'),
  ).toEqual([])
  expect(found('<div>'.repeat(100_000))).toEqual([])
  expect(found(Array.from({ length: 500 }, (_, n) => `<a href="/${n}.ics">`).join('')).length).toBeLessThanOrEqual(20)
})
