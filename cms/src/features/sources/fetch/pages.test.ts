import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noDefaults } from '../../../testing/sources.ts'
import { says, startWebServer, type WebServer } from '../../../testing/web-server.ts'
import type { Services } from '../../../platform/services.ts'
import { pace } from './pages.ts'
import { readList } from './read-list.ts'
import { readingOf, type ListToRead } from './source.ts'

const configuration = {
  publicUrl: 'https://calendar.example',
  siteAddress: 'http://localhost:4321',
  contactEmail: 'hello@calendar.example',
  mailFrom: null,
  fetchPrivate: ['127.0.0.1/32'],
  timeZone: 'Asia/Jerusalem',
}
/** Of a team that keeps no list of its own. */
const pool = { query: async () => ({ rows: [] }) }
const services = { configuration, pool } as unknown as Services
let server: WebServer

beforeAll(async () => {
  pace.ms = 0
  server = await startWebServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
  for (const path of Object.keys(server.paths)) delete server.paths[path]
})

const source = { ...noDefaults, hasPermission: false }

async function read(kind: ListToRead['kind'], path: string, now = '2026-06-01T00:00:00Z') {
  const read = await readList(services, { ...source, kind, address: server.origin + path }, new Date(now), {
    etag: '"1"',
    lastModified: null,
  })
  if (read.kind !== 'read') return read.kind === 'failed' ? read.reason : read.kind
  return read.parsed.rows.map(({ title }) => title)
}

const conference = (name: string, startDate: string) =>
  says(JSON.stringify([{ name, url: `https://${name}.example`, startDate, endDate: startDate }]), { etag: '"1"' })

test('of an address with a year, this and the next are one list; that the next is not there is no trouble', async () => {
  server.paths['/2026.json'] = conference('almond', '2026-09-01')
  expect(await read('confsTech', '/{year}.json')).toEqual(['almond'])
  server.paths['/2027.json'] = conference('basalt', '2027-03-01')
  expect(await read('confsTech', '/{year}.json')).toEqual(['almond', 'basalt'])
  server.paths['/2027.json'] = (_request, answer) => answer.writeHead(500).end()
  expect(await read('confsTech', '/{year}.json')).toBe('faultThere')
})

test('a year whose list is not begun yet is none in its first months, as long as another one is there', async () => {
  server.paths['/2027.json'] = conference('basalt', '2027-03-01')
  expect(await read('confsTech', '/{year}.json', '2026-02-01T00:00:00Z')).toEqual(['basalt'])
  expect(await read('confsTech', '/{year}.json', '2026-06-01T00:00:00Z')).toBe('notFound')
  delete server.paths['/2027.json']
  expect(await read('confsTech', '/{year}.json', '2026-02-01T00:00:00Z')).toBe('notFound')
})

test('with a new year the list of each year is another one, which is not compared with the longer one before', () => {
  const reading = (address: string, now: string) => readingOf({ ...source, kind: 'json', address }, new Date(now))
  const [before, after] = ['2026-12-31T00:00:00Z', '2027-01-02T00:00:00Z']
  expect(reading('https://a.example/{year}.json', before)).not.toBe(reading('https://a.example/{year}.json', after))
  expect(reading('https://a.example/2026.json', before)).toBe(reading('https://a.example/2026.json', after))
})

const evening = (day: string) =>
  `BEGIN:VEVENT\r\nUID:${day}@events.example\r\nDTSTART;VALUE=DATE:${day}\r\nSUMMARY:Evening ${day}\r\nEND:VEVENT\r\n`
const calendar = (...days: string[]) =>
  says(
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Events - ECPv6.3.5//NONSGML v1.0//EN\r\n${days.map(evening).join('')}END:VCALENDAR\r\n`,
    { 'content-type': 'text/calendar' },
  )

test('a calendar of WordPress that shows a page of its events is read to its end', async () => {
  server.paths['/events/?ical=1'] = calendar('20260901', '20260902', '20260903')
  server.paths['/events/?ical=1&tribe-bar-date=2026-09-03'] = calendar('20260903', '20260904', '20260905')
  server.paths['/events/?ical=1&tribe-bar-date=2026-09-05'] = calendar('20260905')
  expect(await read('iCalendar', '/events/?ical=1')).toEqual(
    ['01', '02', '03', '04', '05'].map((day) => `Evening 202609${day}`),
  )
  expect(server.asked.filter((path) => path.startsWith('/events'))).toHaveLength(3)
})

test('a list goes on where its server says, on its own host alone, and not for ever', async () => {
  const page = (n: number, next: string) =>
    says(JSON.stringify({ events: [{ title: `Page ${n}`, start: `2026-09-${String(n).padStart(2, '0')}` }] }), {
      link: `<${next}>; rel="next", </first>; rel="first"`,
    })
  for (let n = 1; n <= 20; n += 1) server.paths[`/list/${n}`] = page(n, `/list/${n + 1}`)
  expect(await read('json', '/list/1')).toHaveLength(12)
  server.paths['/away'] = page(1, 'http://127.0.0.2/other')
  expect(await read('json', '/away')).toEqual(['Page 1'])
  server.paths['/same'] = page(1, '/same')
  expect(await read('json', '/same')).toEqual(['Page 1'])
})
