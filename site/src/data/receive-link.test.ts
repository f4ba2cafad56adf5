import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asksForLink, readingOf, receiveLink } from './receive-form.ts'

type Event = Record<string, unknown>

const event: Event = {
  title: 'Summit',
  titleHe: null,
  description: null,
  eventType: null,
  startDay: '2027-03-03',
  endDay: '2027-03-03',
  startsAt: null,
  endsAt: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  isOnline: false,
  country: null,
  city: 'Haifa',
  venue: null,
  url: 'https://summit.example/',
  organizer: null,
  admission: null,
  price: null,
  tags: [],
}
const asked: unknown[] = []
let changes: Event = {}

const server = createServer((request, answer) => {
  asked.push(request.headers['x-forwarded-for'])
  answer.setHeader('content-type', 'application/json')
  answer.end(JSON.stringify({ host: 'summit.example', event: { ...event, ...changes }, failure: null }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

function posted(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const visitor = { locale: 'en', address: '203.0.113.5', timeZone: 'Asia/Jerusalem' } as const
const empty = { startTime: '09:00', endTime: '17:00', timeZone: 'Asia/Jerusalem' }

test('a form asks for its link by the button, or by Enter while it has no title', () => {
  expect(asksForLink(posted({ act: 'readLink', title: 'A' }))).toBe(true)
  expect(asksForLink(posted({ readLink: 'https://a.example', title: '' }))).toBe(true)
  expect(asksForLink(posted({ readLink: 'https://a.example', title: 'A' }))).toBe(false)
})

test('a machine asks for no link', () => {
  expect(asksForLink(posted({ act: 'readLink', leaveEmpty: 'x' }))).toBe(false)
})

test('what the link says goes where nothing was typed, what a former link said goes, and the visitor is counted', async () => {
  const filled = JSON.stringify({
    host: 'old.example',
    values: { title: 'Old', locationVenue: 'Old hall', evil: 'x' },
  })
  const { posted: form, reading } = await receiveLink(
    posted({
      ...empty,
      title: 'Old',
      locationVenue: 'Old hall',
      locationCity: 'Jaffa',
      readLink: 'https://summit.example/',
      filled,
    }),
    visitor,
  )
  expect(form.values).toMatchObject({
    title: 'Summit',
    locationVenue: '',
    locationCity: 'Jaffa',
    startDate: '2027-03-03',
  })
  expect(reading.notice).toEqual({ kind: 'filled', host: 'summit.example', count: 4 })
  expect(Object.keys(reading.filled?.values ?? {})).toEqual(['title', 'allDay', 'startDate', 'registrationUrl'])
  expect(asked).toEqual(['203.0.113.5'])
})

test('hours come by the clock that was chosen, and the end follows where the page says none', async () => {
  changes = { startsAt: '2027-03-03T20:30:00.000Z', endsAt: null }
  const sent = posted({ ...empty, timeZone: 'America/New_York', readLink: 'https://summit.example/' })
  const { posted: form, reading } = await receiveLink(sent, visitor)
  changes = {}
  expect(form.values).toMatchObject({
    timeZone: 'America/New_York',
    startDate: '2027-03-03',
    startTime: '15:30',
    endTime: '17:00',
  })
  expect(Object.keys(reading.filled?.values ?? {})).not.toContain('endTime')
  expect(reading.notice).toMatchObject({ hours: { are: 'moved', zone: 'America/New_York' } })
  expect(readingOf(posted({ filled: JSON.stringify(reading.filled) }))?.filled).toEqual(reading.filled)
})

test('what is no link, and a page that cannot be asked, leave the form as it is', async () => {
  const wrong = await receiveLink(posted({ ...empty, title: 'Mine', readLink: 'summit' }), visitor)
  expect([wrong.posted.values.title, wrong.reading.notice]).toEqual(['Mine', { kind: 'wrongLink' }])
})

test('a hidden field that is none is nothing', () => {
  for (const filled of ['', '{', '[]', '{"host":1,"values":{}}', '{"host":"a"}']) {
    expect(readingOf(posted({ filled }))?.filled ?? null).toBeNull()
  }
})
