import { calendarFile } from '@cyberluach/core/calendar-file/calendar-file'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { calendarEntryOf } from '@cyberluach/i18n/calendar-entry'
import { messagesFor } from '@cyberluach/i18n/messages'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let flags = ''

beforeAll(async () => {
  api = await startApi()
  flags = await storeEvent(api, {
    title: 'Morning; flags',
    titleHe: 'דגלי בוקר',
    description: 'One\nTwo',
    eventType: 'ctf',
    startDay: '2026-12-03',
    startsAt: '2026-12-03T07:00:00Z',
    endsAt: '2026-12-03T15:00:00Z',
    isOnline: true,
    prizeMoney: 100,
  })
  const days = await storeEvent(api, {
    title: 'Three days',
    startDay: '2026-07-01',
    endDay: '2026-07-03',
    locationCountry: 'Israel',
    locationCity: 'Haifa',
  })
  await api.services.pool.query(`update events set registration_url = 'https://event.example/go?a=1' where id = $1`, [
    days,
  ])
})
afterAll(() => api.stop())

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await api.request(path, {
    headers: { 'x-forwarded-host': 'calendar.example', ...headers },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), String(zone.getFirstPropertyValue('tzid')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, events, response }
}

const summaries = async (query: string) => (await read(`/api/events.ics${query}`)).events.map(({ summary }) => summary)

test('every event is in the calendar, with its times, place and link', async () => {
  const { calendar, events } = await read('/api/events.ics')
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('CyberLuach')
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(0)
  const [days, morning] = events
  expect(days).toMatchObject({ summary: 'Three days', location: 'Haifa, Israel' })
  expect([String(days?.startDate), String(days?.endDate)]).toEqual(['2026-07-01', '2026-07-04'])
  expect(days?.component.getFirstPropertyValue('url')).toBe('http://calendar.example/event/three-days-2026')
  expect(days?.description).toMatch(/(^|\n\n)https:\/\/event\.example\/go\?a=1&ref=cyberluach$/)
  expect(morning).toMatchObject({
    uid: `${flags}@cyberluach`,
    summary: 'Morning; flags',
    description: 'One\nTwo',
    location: 'Online',
  })
  expect(morning?.startDate.toJSDate().toISOString()).toBe('2026-12-03T07:00:00.000Z')
  expect(morning?.endDate.toJSDate().toISOString()).toBe('2026-12-03T15:00:00.000Z')
  expect(morning?.component.getFirstPropertyValue('url')).toBe('http://calendar.example/event/morning-flags-2026')
})

test('samples are in no calendar to subscribe to', async () => {
  const sample = await storeEvent(api, { title: 'Flags of nobody', eventType: 'ctf', isSample: true })
  for (const query of ['', '?type=ctf', '?q=nobody', '?samples=true'])
    expect(await summaries(query)).not.toContain('Flags of nobody')
  await api.services.pool.query('delete from events where id = $1', [sample])
})

test.each([
  ['?type=ctf', ['Morning; flags']],
  ['?location=online', ['Morning; flags']],
  ['?location=Israel', ['Three days']],
  ['?q=haifa', ['Three days']],
  [`?lang=he&q=${encodeURIComponent('ישראל')}`, ['Three days']],
  ['?q=nothing', []],
  ['?utm_source=x', ['Three days', 'Morning; flags']],
])('the filter %s narrows it', async (query, expected) => {
  expect(await summaries(query)).toEqual(expected)
})

test('its name tells each part of its filter', async () => {
  const query = '?location=Germany&admission=free&prize=true&level=expert&q=flags'
  const { calendar } = await read(`/api/events.ics${query}`)
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
    'CyberLuach · Germany · Free · With a prize · Level: Expert · flags',
  )
})

test('it is named after its filter, and speaks Hebrew', async () => {
  const { calendar, events } = await read('/api/events.ics?type=ctf&location=online&lang=he')
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toMatch(/^סייברלוח · .+ · אונליין$/)
  expect(events[0]).toMatchObject({ summary: 'דגלי בוקר', description: 'One\nTwo', location: 'אונליין' })
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe('http://calendar.example/he/event/morning-flags-2026')
})

test('what became of an event is said before its title; what was called off stays for 30 days, under the same name', async () => {
  const ids = {
    moved: await storeEvent(api, { title: 'Moved night', titleHe: 'לילה', state: 'moved' }),
    postponed: await storeEvent(api, { title: 'Later night', state: 'postponed' }),
    cancelled: await storeEvent(api, { title: 'Off night', state: 'cancelled' }),
  }
  const { pool } = api.services
  await pool.query(`update events set state_changed_at = now() - interval '29 days' where id = any($1)`, [
    Object.values(ids),
  ])
  const entryOf = async (id: string, lang = 'en') =>
    (await read(`/api/events.ics?lang=${lang}`)).events.find(({ uid }) => uid === `${id}@cyberluach`)
  expect((await entryOf(ids.moved))?.summary).toBe('New date: Moved night')
  expect((await entryOf(ids.moved, 'he'))?.summary).toBe('מועד חדש: לילה')
  expect((await entryOf(ids.postponed))?.summary).toBe('Postponed: Later night')
  const cancelled = await entryOf(ids.cancelled)
  expect(cancelled?.summary).toBe('Cancelled: Off night')
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  await pool.query(`update events set state_changed_at = now() - interval '31 days' where id = any($1)`, [
    Object.values(ids),
  ])
  expect(await entryOf(ids.cancelled)).toBeUndefined()
  expect((await entryOf(ids.postponed))?.summary).toBe('Postponed: Later night')
  expect((await api.request(`/api/events/${ids.cancelled}`)).status).toBe(200)
  await pool.query('delete from events where id = any($1)', [Object.values(ids)])
})

test.each(['?type=party', '?lang=fr', `?q=${'x'.repeat(201)}`, '?location=%00'])('%s is refused', async (query) => {
  const response = await api.request(`/api/events.ics${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'badRequest' })
})

test('a calendar that has not changed is not sent again, one that has is', async () => {
  const { response } = await read('/api/events.ics?type=ctf')
  const headers = {
    'x-forwarded-host': 'calendar.example',
    'if-none-match': response.headers.get('etag') ?? '',
  }
  const again = await api.request('/api/events.ics?type=ctf', { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await api.services.pool.query(
    `update events_locales set description = 'Three' where _parent_id = $1 and _locale = 'en'`,
    [flags],
  )
  expect((await api.request('/api/events.ics?type=ctf', { headers })).status).toBe(200)
})

test('one event is a file of its own', async () => {
  const { events, response } = await read(`/api/events/${flags}/calendar.ics?lang=he`)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="cyberluach-events.ics"')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ uid: `${flags}@cyberluach`, summary: 'דגלי בוקר' })
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2026-12-03T07:00:00.000Z')
})

test('the file is the one that the browser makes of the event that the API names', async () => {
  for (const locale of ['en', 'he'] as const) {
    const event = (await (await api.request(`/api/events/${flags}`)).json()) as CalendarEvent
    const reader = { locale, texts: messagesFor(locale), origin: 'http://calendar.example' }
    const made = calendarFile(calendarEntryOf(event, reader), new Date(event.updatedAt))
    const served = await api.request(`/api/events/${flags}/calendar.ics?lang=${locale}`, {
      headers: { 'x-forwarded-host': 'calendar.example' },
    })
    expect(await served.text()).toBe(made)
  }
})

test('the file of a sample says that it is one, and leads to its page instead of a registration', async () => {
  const description = `${messagesFor('en').card.sampleOpening} Flags for all.`
  const sample = await storeEvent(api, { description, isSample: true })
  const { pool } = api.services
  await pool.query(`update events set registration_url = 'https://example.org/flags' where id = $1`, [sample])
  const [entry] = (await read(`/api/events/${sample}/calendar.ics`)).events
  expect(entry?.description).toBe(description)
  expect(entry?.component.getFirstPropertyValue('url')).toMatch(/^http:\/\/calendar\.example\/event\/an-event-/)
  await pool.query('delete from events where id = $1', [sample])
})

test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('the file of %s is not there', async (id) => {
  expect((await api.request(`/api/events/${id}/calendar.ics`)).status).toBe(404)
})
