import type { LinkReading } from '@cyberluach/api/submissions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hurryReading } from '../../testing/hurry-reading.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leadsTo, says, startWebServer, type WebServer } from '../../testing/web-server.ts'

let api: TestApi
let server: WebServer

const event = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Event',
  name: 'כנס סייבר בחיפה',
  startDate: '2027-03-03T09:00:00+02:00',
  endDate: '2027-03-03T17:00:00+02:00',
  location: { '@type': 'Place', name: 'Port', address: { addressLocality: 'Haifa', addressCountry: 'IL' } },
  organizer: { name: 'Cyber Ltd' },
})}</script>`

const on = (when: object) =>
  says(
    `<title>Page</title><script type="application/ld+json">${JSON.stringify({
      '@type': 'Event',
      name: 'Summit',
      ...when,
    })}</script>`,
    { 'content-type': 'text/html; charset=utf-8' },
  )

beforeAll(async () => {
  server = await startWebServer({
    '/unsaid': on({ startDate: '2027-03-03T09:30', endDate: '2027-03-03T17:00:00' }),
    '/named': on({
      startDate: '2027-03-03T09:30',
      eventSchedule: { '@type': 'Schedule', scheduleTimezone: 'Europe/Berlin' },
    }),
    '/bracketed': on({ startDate: '2027-03-03T09:30:00+01:00[Europe/Berlin]' }),
    '/undated': on({ startDate: 'soon', location: { name: 'Port', address: { addressLocality: 'Haifa' } } }),
    '/whole': on({ startDate: '2027-03-03T00:00:00+01:00', endDate: '2027-03-04T23:59:59+01:00' }),
    '/event': says(`<title>Page</title>${event}`, { 'content-type': 'text/html; charset=utf-8' }),
    '/graph': says(
      '<meta property="og:title" content="A &amp; B Night"><meta property="og:description" content="Talks"><title>x</title>',
    ),
    '/empty': says('<p>Hello'),
    '/away': leadsTo('http://169.254.169.254/latest/meta-data/'),
  })
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8', READ_LINKS: 'private' })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

const read = async (url: string, address?: string) =>
  api.send('POST', '/api/read-link', { url }, address ? { 'x-forwarded-for': address } : {})

test('a page that states its event is read with its days, its place and who holds it', async () => {
  const answer = await read(`${server.origin}/event`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    host: '127.0.0.1',
    failure: null,
    event: expect.objectContaining({
      title: 'כנס סייבר בחיפה',
      titleHe: 'כנס סייבר בחיפה',
      startsAt: '2027-03-03T07:00:00.000Z',
      endsAt: '2027-03-03T15:00:00.000Z',
      city: 'Haifa',
      country: 'Israel',
      venue: 'Port',
      organizer: 'Cyber Ltd',
      url: `${server.origin}/event`,
    }),
  })
})

test('hours are moments where a page says by which clock they go, else hours', async () => {
  const eventAt = async (path: string) => (await (await read(`${server.origin}${path}`)).json()).event
  expect(await eventAt('/unsaid')).toMatchObject({
    startDay: '2027-03-03',
    startsAt: null,
    startTime: '09:30',
    endTime: '17:00',
    timeZone: null,
  })
  const named = { startsAt: '2027-03-03T08:30:00.000Z', startTime: null, timeZone: 'Europe/Berlin' }
  expect(await eventAt('/named')).toMatchObject(named)
  expect(await eventAt('/bracketed')).toMatchObject(named)
  expect(await eventAt('/event')).toMatchObject({ startTime: null, timeZone: null })
  expect(await eventAt('/whole')).toMatchObject({
    startDay: '2027-03-03',
    endDay: '2027-03-04',
    startsAt: null,
    startTime: null,
  })
})

test('of an event without days the rest is read', async () => {
  expect(await (await read(`${server.origin}/undated`)).json()).toMatchObject({
    event: { title: 'Summit', city: 'Haifa', venue: 'Port', startDay: null, endDay: null, startsAt: null },
  })
})

test('without schema.org the title and what it is about are read; without a title nothing', async () => {
  expect(await (await read(`${server.origin}/graph`)).json()).toMatchObject({
    event: { title: 'A & B Night', description: 'Talks', startDay: null },
  })
  expect(await (await read(`${server.origin}/empty`)).json()).toMatchObject({ event: null, failure: null })
})

test('a page that is not there, and one that leads into a private network, say why', async () => {
  expect(await (await read(`${server.origin}/nothing`)).json()).toMatchObject({
    event: null,
    failure: 'notFound',
  })
  expect(await (await read(`${server.origin}/away`)).json()).toMatchObject({ failure: 'addressPrivate' })
})

/** Hundreds of thousands of attributes on one tag are a second's work and more. */
const costly = `<title>x</title><p ${Array.from({ length: 400_000 }, (_, index) => `a${index}`).join(' ')}>`

test('a page that would be read for too long says so, others are answered meanwhile, and the next is read', async () => {
  server.paths['/costly'] = says(costly)
  hurryReading()
  const reading = read(`${server.origin}/costly`)
  expect((await api.send('GET', '/api/events')).status).toBe(200)
  expect(await (await reading).json()).toEqual({ host: '127.0.0.1', event: null, failure: 'tooCostly' })
  vi.restoreAllMocks()
  expect(await (await read(`${server.origin}/graph`)).json()).toMatchObject({ failure: null })
})

test('a title of a million marks is a title, and robots.txt of rules without end a robots.txt', async () => {
  server.paths['/marks'] = says(`<title>Night${'\u0301\u0316'.repeat(500_000)}</title>`)
  server.paths['/robots.txt'] = says('User-agent:*\n'.repeat(4_500) + 'Allow:/\n'.repeat(4_500))
  const { event } = await (await read(`${server.origin}/marks`)).json()
  expect(event.title).toMatch(/^Night\p{M}{30}$/u)
  delete server.paths['/robots.txt']
})

test('what is no link is refused with its field', async () => {
  for (const url of ['javascript:alert(1)', 'summit.example', '']) {
    const answer = await read(url)
    expect([answer.status, (await answer.json()).issues[0].path]).toEqual([422, 'url'])
  }
})

test('thirty links are read for one visitor in an hour, and the next one waits', async () => {
  const address = '203.0.113.77'
  for (let count = 0; count < 30; count += 1) {
    expect((await read(`${server.origin}/empty`, address)).status).toBe(200)
  }
  const refused = await read(`${server.origin}/empty`, address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('what is opened for lists is not opened for links, and a name inside is as one that nobody has', async () => {
  const { configuration } = api.services
  configuration.readsPrivateLinks = false
  server.asked.length = 0
  try {
    const failures = [`${server.origin}/event`, `http://localhost:${server.port}/event`].map(
      async (url) => (await (await read(url)).json()) as LinkReading,
    )
    expect(await Promise.all(failures)).toEqual([
      { host: '127.0.0.1', event: null, failure: 'addressPrivate' },
      { host: 'localhost', event: null, failure: 'nameUnknown' },
    ])
    expect(server.asked).toEqual([])
  } finally {
    configuration.readsPrivateLinks = true
  }
})

test('where the operator turned it off, nothing is read', async () => {
  const { configuration } = api.services
  configuration.readsLinks = false
  try {
    expect((await read(`${server.origin}/event`)).status).toBe(404)
  } finally {
    configuration.readsLinks = true
  }
})
