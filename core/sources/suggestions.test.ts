import { expect, test } from 'vitest'
import { answeredAddress } from './suggestions.ts'

const meetup = 'https://www.meetup.com/{answer}/events/ical/'

test.each([
  ['owasp-poland', 'https://www.meetup.com/owasp-poland/events/ical/'],
  [' https://www.meetup.com/owasp-poland/events/?type=past ', 'https://www.meetup.com/owasp-poland/events/ical/'],
  ['https://example.org/owasp-poland', null],
  ['two words', null],
  ['../../admin', null],
  ['', null],
])('what is answered goes into the address: %j', (answer, address) => {
  expect(answeredAddress(meetup, answer)).toBe(address)
})

test('the id of a Google calendar is written as addresses are, however it was copied', () => {
  const google = 'https://calendar.google.com/calendar/ical/{answer}/public/basic.ics'
  const address = 'https://calendar.google.com/calendar/ical/a1%40group.calendar.google.com/public/basic.ics'
  for (const id of ['a1@group.calendar.google.com', 'a1%40group.calendar.google.com', address])
    expect(answeredAddress(google, id)).toBe(address)
})

test('a whole address is asked for where a suggestion names none', () => {
  expect(answeredAddress('{answer}', 'webcal://night.example/feed.ics')).toBe('https://night.example/feed.ics')
  expect(answeredAddress('{answer}', 'night.example')).toBeNull()
})
