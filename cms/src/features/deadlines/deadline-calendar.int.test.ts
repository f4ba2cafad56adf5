import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
beforeEach(async () => {
  await api.services.pool.query('delete from events')
})
afterAll(() => api.stop())

const today = dayKeyOf(new Date(), 'UTC')
const inDays = (days: number) => addDays(today, days)

async function read(query = '') {
  const response = await api.request(`/api/deadlines.ics${query}`, {
    headers: { 'x-forwarded-host': 'calendar.example' },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, events }
}

const papers = (day: string) => ({ kind: 'callForPapers' as const, day, url: 'https://flags.example/cfp' })

test('each deadline is a moment in UTC, with its event, the day as announced, and a link', async () => {
  const id = await storeEvent(api, {
    title: 'Flags; keys',
    startDay: '2030-06-01',
    deadlines: [papers(inDays(4)), papers(inDays(8))],
  })
  const { calendar, events } = await read()
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('CyberLuach · Deadlines')
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(0)
  const [first, second] = events
  expect(first).toMatchObject({
    uid: `${id}-callForPapers@cyberluach`,
    summary: 'Call for papers closes: Flags; keys',
    sequence: 0,
  })
  expect(first?.startDate.toJSDate().toISOString()).toBe(`${inDays(5)}T12:00:00.000Z`)
  expect(first?.component.getFirstPropertyValue('dtend')).toBeNull()
  expect(first?.component.getFirstPropertyValue('dtstamp')).not.toBeNull()
  expect(first?.component.getFirstPropertyValue('url')).toMatch(/^http:\/\/calendar\.example\/event\/flags/)
  expect(first?.description).toContain('End of the day anywhere on Earth')
  expect(first?.description).toContain('https://flags.example/cfp')
  expect(second?.uid).toBe(`${id}-callForPapers-2@cyberluach`)
})

test('one that is extended keeps its name, moves, says from when, and is a later version', async () => {
  const id = await storeEvent(api, { title: 'Flags', deadlines: [papers(inDays(4))] })
  const [before] = (await read()).events
  await api.services.payload.update({
    collection: 'events',
    id,
    data: { deadlines: [{ ...papers(inDays(11)), extendedFrom: inDays(4) }] },
  })
  const [after, ...more] = (await read()).events
  expect(more).toEqual([])
  expect(after?.uid).toBe(before?.uid)
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  expect(after?.startDate.toJSDate().toISOString()).toBe(`${inDays(12)}T12:00:00.000Z`)
  expect(after?.description).toContain('Extended from')
})

test('what closed lately stays, what is long over goes, and what is called off is not there', async () => {
  const deadlines = [papers(inDays(-5)), { kind: 'abstracts' as const, day: inDays(-50) }]
  await storeEvent(api, { title: 'Flags', deadlines })
  await storeEvent(api, { title: 'Off', state: 'cancelled', deadlines: [papers(inDays(5))] })
  expect((await read()).events.map(({ summary }) => summary)).toEqual(['Call for papers closes: Flags'])
})

test('what there are several of close, and what is awaited only comes', async () => {
  const kinds = ['abstracts', 'registration', 'notification'] as const
  await storeEvent(api, { title: 'Flags', deadlines: kinds.map((kind, n) => ({ kind, day: inDays(4 + n) })) })
  expect((await read()).events.map(({ summary }) => summary)).toEqual([
    'Abstracts close: Flags',
    'Registration closes: Flags',
    'Notification of speakers: Flags',
  ])
})

test('it is narrowed as the page is, and speaks Hebrew', async () => {
  const deadlines = [papers(inDays(4)), { kind: 'registration' as const, day: inDays(9) }]
  await storeEvent(api, { title: 'Haifa', titleHe: 'חיפה', locationCountry: 'Israel', deadlines })
  await storeEvent(api, { title: 'Berlin', locationCountry: 'Germany', deadlines })
  const { calendar, events } = await read('?kind=registration&place=israel&lang=he')
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('סייברלוח · מועדים אחרונים · הרשמה')
  expect(events.map(({ summary }) => summary.replace(/[\u2066-\u2069\u200f]/g, ''))).toEqual(['סגירה: הרשמה, חיפה'])
})

test('the same deadlines are the same calendar, octet for octet', async () => {
  await storeEvent(api, { title: 'Flags', deadlines: [papers(inDays(4))] })
  const [one, other] = await Promise.all([
    api.request('/api/deadlines.ics').then((answer) => answer.text()),
    api.request('/api/deadlines.ics').then((answer) => answer.text()),
  ])
  expect(one).toBe(other)
})
