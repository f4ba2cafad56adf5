import { expect, test } from 'vitest'
import { feedAddress, subscriptionLinks } from './subscription-links.ts'

test('the feed carries the filter', () => {
  expect(feedAddress('en', new URLSearchParams())).toBe('/events.ics')
  expect(feedAddress('en', new URLSearchParams({ type: 'ctf', location: 'United States' }))).toBe(
    '/events.ics?type=ctf&location=United+States',
  )
})

test('the feed of a Hebrew page is Hebrew, and the filter stays as it was', () => {
  const filter = new URLSearchParams({ type: 'ctf' })
  expect(feedAddress('he', filter)).toBe('/events.ics?type=ctf&lang=he')
  expect(feedAddress('he', new URLSearchParams())).toBe('/events.ics?lang=he')
  expect(String(filter)).toBe('type=ctf')
})

test('calendar programs get webcal, and Google the same address escaped', () => {
  const links = subscriptionLinks('https://cyberluach.example', '/events.ics?type=ctf')
  expect(links.feed).toBe('https://cyberluach.example/events.ics?type=ctf')
  expect(links.webcal).toBe('webcal://cyberluach.example/events.ics?type=ctf')
  expect(links.google).toBe(
    'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fcyberluach.example%2Fevents.ics%3Ftype%3Dctf',
  )
})
