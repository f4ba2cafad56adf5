import { expect, test } from 'vitest'
import { subscriptionLinks } from './subscription-links.ts'

test('calendar programs get webcal, and Google and Outlook the address escaped', () => {
  const links = subscriptionLinks('https://cyberluach.example', '/events.ics?type=ctf', 'Luach')
  expect(links.feed).toBe('https://cyberluach.example/events.ics?type=ctf')
  expect(links.app).toBe('webcal://cyberluach.example/events.ics?type=ctf')
  expect(links.google).toBe(
    'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fcyberluach.example%2Fevents.ics%3Ftype%3Dctf',
  )
  for (const address of [links.outlook, links.office]) {
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toBe('/calendar/0/addfromweb')
    expect(Object.fromEntries(searchParams)).toEqual({ url: links.feed, name: 'Luach' })
  }
})
