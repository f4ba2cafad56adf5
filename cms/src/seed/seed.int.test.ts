import { countryCodeOf } from '@cyberluach/core/places/countries'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logger } from '../platform/logger.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { sampleEvents } from './sample-events.ts'
import { seedCalendar } from './seed.ts'
import { shippedLists } from './lists.ts'

const now = new Date('2026-11-20T08:00:00Z')
const samples = sampleEvents('2026-11-20', 'Asia/Jerusalem')
/** Conferences are ahead, so that none is invented. */
const shown = samples.filter(({ eventType }) => eventType !== 'conference')
let api: TestApi
let events: CalendarEvent[] = []

beforeAll(async () => {
  api = await startApi()
  await seedCalendar(api.services, now)
  events = await readAll<CalendarEvent[]>('/api/events')
})
afterAll(() => api.stop())

const listed = () => events.filter(({ isSample }) => !isSample)
const named = (title: string) => listed().filter((event) => event.title === title)
const rowsOf = async (query: string) => (await api.services.pool.query(query)).rows

test('an empty calendar gets the lists as sources, and at least 300 conferences through their importers', async () => {
  expect(listed().length).toBeGreaterThanOrEqual(300)
  expect(await rowsOf('select name, is_on from sources order by name')).toEqual(
    shippedLists.map(({ name }) => ({ name, is_on: true })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  )
  expect(await rowsOf('select distinct outcome, trigger from source_runs')).toEqual([
    { outcome: 'changed', trigger: 'start' },
  ])
  expect(await rowsOf('select id from sightings where event_id is null and judged_at is null')).toEqual([])
  expect(await readAll('/api/facets')).toMatchObject({ total: listed().length })
  expect(await readAll('/api/figures')).toMatchObject({ total: listed().length, samples: shown.length })
})

test('each conference names its list, and every list is credited with its licence', async () => {
  for (const event of listed()) expect(event).toMatchObject({ source: { licence: expect.any(String) } })
  expect(await readAll('/api/sources')).toMatchObject([
    { name: 'OWASP events', licence: 'CC BY-SA 4.0', isModified: true },
    { name: 'ccf-deadlines by ccfddl', licence: 'MIT' },
    { name: 'confs.tech', licence: 'MIT' },
    { name: '{Cyber,Info}Sec Events by xsa', licence: 'CC BY 4.0', isModified: true },
  ])
})

test('real events and deadlines lie ahead', () => {
  const ahead = listed().filter(({ lastDay }) => lastDay >= '2026-11-20')
  expect(ahead.length).toBeGreaterThanOrEqual(30)
  expect(ahead.flatMap(({ deadlines }) => deadlines).filter(({ day }) => day >= '2026-11-20')).not.toEqual([])
})

test('a conference of several lists stands once, and what is not sure waits to be decided', async () => {
  expect(named('Black Hat Europe')).toHaveLength(1)
  const [several] = await rowsOf(
    `select count(*)::int as count from (
       select from sightings where event_id is not null group by event_id having count(distinct source_id) > 1) events`,
  )
  expect(several.count).toBeGreaterThanOrEqual(8)
  const waiting = await rowsOf('select distinct kind from proposals where decided_at is null')
  expect(waiting).toEqual([{ kind: 'pair' }])
})

test('a conference says its days, place and list, and nothing that its list does not say', () => {
  expect(named('BSidesAberystwyth')).toMatchObject([
    {
      titleHe: null,
      description: '',
      descriptionHe: null,
      day: '2026-11-21',
      allDay: true,
      locationCity: 'Aberystwyth',
      locationCountry: 'United Kingdom',
      locationVenue: null,
      difficultyLevel: null,
      prizeMoney: null,
      source: { name: '{Cyber,Info}Sec Events by xsa', url: 'https://github.com/xsa/infosec-events' },
      isSample: false,
    },
  ])
})

test('a conference says its language and its code of conduct where its list does', () => {
  expect(named('Nullcon Goa')).toMatchObject([
    { languages: 'en', conductUrl: 'https://nullcon.net/about-conferencepolicy', captions: null },
  ])
})

test('countries are ones that the product knows, and Israeli conferences have a Hebrew name', () => {
  const countries = listed().flatMap(({ locationCountry }) => locationCountry ?? [])
  expect(countries.filter((country) => !countryCodeOf(country))).toEqual([])
  const israeli = listed().filter(({ locationCountry }) => locationCountry === 'Israel')
  expect(israeli).not.toEqual([])
  for (const { titleHe } of israeli) expect(titleHe).toMatch(/\p{Script=Hebrew}/u)
})

test('an organizer is the owner of the website, and what stands in two years is a yearly series', async () => {
  expect(named('Black Hat Europe')).toMatchObject([{ organizer: 'Black Hat', series: { slug: 'black-hat' } }])
  expect(named('REcon')).toMatchObject([{ organizer: null, series: null }])
  expect(named('Insomni’Hack')).toMatchObject([
    { organizer: null, series: { slug: 'insomnihack', name: 'Insomni’Hack' } },
    { series: { slug: 'insomnihack' } },
  ])
  const first = named('Botconf').find(({ day }) => day < '2027')
  expect(await readAll(`/api/event-pages/${first?.id}`)).toMatchObject({
    event: { series: { slug: 'botconf', name: 'Botconf' } },
    editions: { previous: null, next: { url: '/event/botconf-2027' } },
  })
})

test('samples are of the kinds alone that the lists have nothing of ahead', () => {
  expect(events.filter(({ isSample }) => isSample).map(({ title }) => title)).toEqual(
    expect.arrayContaining(shown.map(({ title }) => title)),
  )
  expect(events.filter(({ isSample }) => isSample)).toHaveLength(shown.length)
  expect(shown.length).toBeLessThan(samples.length)
})

test('a sample keeps its hours, its texts in both languages and its tags in order', async () => {
  const sample = samples.find((event) => event.title === 'Forty-Eight Hours of Flags')
  expect(await readAll(`/api/events/${sample?.id}`)).toMatchObject({
    titleHe: '48 שעות של דגלים',
    description: sample?.description,
    descriptionHe: sample?.descriptionHe,
    startDate: '2026-11-20T16:00:00+02:00',
    endDate: '2026-11-22T16:00:00+02:00',
    day: '2026-11-20',
    allDay: false,
    prizeMoney: 10_000,
    tags: ['jeopardy', 'teams', 'pwn', 'crypto'],
    source: null,
    isSample: true,
  })
})

test('a start says which lists events came from and how old they are, until they are read from their addresses', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue()
  await seedCalendar(api.services, now)
  expect(info).toHaveBeenCalledWith(
    { lists: expect.arrayContaining(['OWASP events', 'confs.tech']) },
    `events from ${shippedLists.length} lists of 2026-08-21, 91 days old`,
  )
  info.mockClear()
  const read = `insert into source_runs (source_id, started_at, trigger, outcome, read_as, counts)
    select source_id, started_at, 'timetable', 'unchanged', read_as, counts from source_runs`
  const { rows } = await api.services.pool.query(`${read} returning id`)
  await seedCalendar(api.services, now)
  expect(info).not.toHaveBeenCalled()
  await api.services.pool.query('delete from source_runs where id = any($1)', [rows.map(({ id }) => id)])
})

test('a start that was cut off between two lists is taken up by the next, which changes nothing else', async () => {
  const { pool } = api.services
  const count = async () => (await rowsOf('select count(*)::int as count from events'))[0].count
  const before = await count()
  await pool.query(`delete from source_runs where source_id = (select id from sources where name = 'OWASP events')`)
  await seedCalendar(api.services, now)
  await seedCalendar(api.services, now)
  expect(await count()).toBe(before)
  expect(await rowsOf('select count(*)::int as count from source_runs')).toEqual([{ count: shippedLists.length }])
})

test('a calendar that holds an event of its own is left alone', async () => {
  const { pool } = api.services
  await pool.query('delete from sources')
  await pool.query('delete from events where not is_sample')
  await seedCalendar(api.services, now)
  expect(await readAll('/api/facets')).toMatchObject({ total: 0 })
  expect(await rowsOf('select id from sources')).toEqual([])
})

async function readAll<Answer>(path: string): Promise<Answer> {
  const response = await api.request(path)
  expect(response.status).toBe(200)
  return response.json() as Promise<Answer>
}
