import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayAhead } from '../../../testing/listed.ts'
import { says, startWebServer, type WebServer } from '../../../testing/web-server.ts'
import type { Services } from '../../../platform/services.ts'
import { discoverLists } from './discover.ts'

const configuration = {
  publicUrl: 'https://calendar.example',
  siteAddress: 'http://localhost:4321',
  contactEmail: 'hello@calendar.example',
  mailFrom: null,
  fetchPrivate: ['127.0.0.1/32'],
  timeZone: 'Asia/Jerusalem',
}
let server: WebServer

beforeAll(async () => {
  server = await startWebServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
  for (const path of Object.keys(server.paths)) delete server.paths[path]
})

const html = { 'content-type': 'text/html; charset=utf-8' }
const find = (path: string) => discoverLists({ configuration } as unknown as Services, server.origin + path)
const calendar = (...days: number[]) => {
  const events = days.map(
    (ahead) =>
      `BEGIN:VEVENT\r\nUID:${ahead}@a.example\r\nDTSTART;VALUE=DATE:${dayAhead(ahead).replaceAll('-', '')}\r\nSUMMARY:Evening\r\nEND:VEVENT\r\n`,
  )
  return says(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:a\r\n${events.join('')}END:VCALENDAR\r\n`)
}

test('the calendars of a page are tried, and the one with the most ahead comes first', async () => {
  server.paths['/'] = says(
    '<title>Us</title><a href="/few.ics"></a><a href="/many.ics"></a><a href="/gone.ics"></a>',
    html,
  )
  server.paths['/few.ics'] = calendar(-40, 3)
  server.paths['/many.ics'] = calendar(3, 4, 5)
  const { lists } = await find('/')
  expect(
    lists.map(({ address, upcoming, failed, name }) => [new URL(address).pathname, upcoming, failed, name]),
  ).toEqual([
    ['/many.ics', 3, null, 'Us'],
    ['/few.ics', 1, null, 'Us'],
    ['/gone.ics', null, 'notFound', 'Us'],
  ])
})

test('a site made with The Events Calendar, a page that states its events, and a list itself are found', async () => {
  server.paths['/events/'] = says('<body class="tribe-events">', html)
  server.paths['/events/?ical=1'] = calendar(8, 9)
  expect((await find('/events/')).lists).toMatchObject([{ reason: 'wordpress', upcoming: 2 }])
  const event = { '@type': 'Event', name: 'Night', startDate: dayAhead(9) }
  server.paths['/page'] = says(`<script type="application/ld+json">${JSON.stringify(event)}</script>`, html)
  expect((await find('/page')).lists).toMatchObject([{ reason: 'stated', kind: 'schemaOrg', upcoming: 1 }])
  server.paths['/calendar'] = calendar(1)
  expect((await find('/calendar')).lists).toMatchObject([{ reason: 'itself', kind: 'iCalendar', upcoming: 1 }])
})

test('a host that forbids it is not read, and little is asked of any', async () => {
  server.paths['/robots.txt'] = says('User-agent: *\nDisallow: /events')
  server.paths['/events'] = calendar(1)
  expect(await find('/events')).toEqual({ lists: [], failed: 'robotsForbid' })
  server.paths['/many'] = says(Array.from({ length: 30 }, (_, n) => `<a href="/${n}.ics">`).join(''), html)
  server.asked.length = 0
  await find('/many')
  expect(server.asked.filter((path) => path !== '/robots.txt').length).toBeLessThanOrEqual(6)
})

test('a page without lists brings none, and an address that is not there says why', async () => {
  server.paths['/empty'] = says('<p>Hello', html)
  expect(await find('/empty')).toEqual({ lists: [], failed: null })
  expect(await find('/missing')).toEqual({ lists: [], failed: 'notFound' })
})
