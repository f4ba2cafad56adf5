import type { PageReport } from '@cyberluach/api/page-facts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../../testing/events.ts'
import { dayAhead } from '../../../testing/listed.ts'
import { bearer, signedIn } from '../../../testing/staff.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../../testing/web-server.ts'
import { madePages } from '../testing/event-pages.ts'
import { readEventPages } from './read-pages.ts'

let api: TestApi
let server: WebServer
let admin: Record<string, string>

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8', READ_LINKS: 'private' })
  admin = bearer(await signedIn(api, 'admin', 'ada'))
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const night = () => readEventPages(api.services, { pauseMs: 0, most: 100 })
const report = async (method: 'GET' | 'POST' = 'GET', path = '', body?: unknown): Promise<PageReport> => {
  const answer = await api.send(method, `/api/sys/mgmt/page-facts${path}`, body, admin)
  expect(answer.status).toBe(200)
  return answer.json()
}
const host = '127.0.0.1'
const events = async () =>
  rows(
    `select location_venue as venue, all_day as "allDay", price, admission, l.description from events e
     join events_locales l on l._parent_id = e.id and l._locale = 'en' order by start_day`,
  )
const empty = { venue: null, allDay: true, price: null, admission: null, description: '' }

beforeEach(async () => {
  await rows('truncate events, page_runs cascade')
  const pages = madePages(92, dayAhead(-25)).filter((_, at) => at === 70 || at === 77 || at === 91)
  for (const [at, { event, html }] of pages.entries()) {
    const { city, country, ...fields } = event
    const id = await storeEvent(api, { ...fields, locationCity: city, locationCountry: country })
    await rows('update events set registration_url = $2 where id = $1', [id, `${server.origin}/${at}`])
    server.paths[`/${at}`] = says(html, { 'content-type': 'text/html; charset=utf-8' })
  }
})

test('texts wait for an admin with their page and language, and are taken or refused by one press', async () => {
  expect(await report()).toMatchObject({ isOn: true, lastRun: null, waiting: [], hosts: [] })
  await night()
  const { waiting, lastRun, hosts } = await report()
  expect(lastRun).toMatchObject({ read: 3, filled: 9, waiting: 3, refused: [] })
  expect(hosts).toEqual([{ host, filled: 9, isUndone: false }])
  const [first, second, third] = waiting
  expect(first).toMatchObject({
    event: { startDay: dayAhead(45), title: expect.stringContaining('20') },
    host,
    address: `${server.origin}/0`,
    language: 'en',
    text: expect.stringContaining('room 70'),
  })
  await rows(`update events_locales set description = 'By a person' where _parent_id = $1 and _locale = 'en'`, [
    third?.event.id,
  ])
  const ids = [first?.id, third?.id]
  const after = await report('POST', '/decisions', { ids, isAccepted: true })
  expect(after.waiting.map(({ id }) => id)).toEqual([second?.id])
  expect((await report('POST', '/decisions', { ids: [second?.id], isAccepted: false })).waiting).toEqual([])
  expect((await events()).map(({ description }) => description)).toEqual([first?.text, '', 'By a person'])
  // A text that was refused is not asked about again, and one that is quoted is not passed on.
  await rows('delete from page_reads')
  await night()
  expect((await report()).waiting).toEqual([])
  expect(await rows('select event_id as id, field from withheld_fields')).toEqual([
    { id: first?.event.id, field: 'description' },
  ])
  expect(
    await rows('select action, username, details from audit_entries where action = $1', ['proposalDecided']),
  ).toHaveLength(3)
})

test('a text in Hebrew becomes the Hebrew one, of an event that has a Hebrew name', async () => {
  const about = 'הכנס השנתי לאנשי אבטחת מידע בצפון: הרצאות, סדנאות ומעבדה פתוחה.'
  for (const at of [0, 1]) {
    const [page] = madePages(71, dayAhead(-25)).slice(70)
    server.paths[`/${at}`] = says(page?.html.replace(page.truth.text?.text ?? '', about) ?? '')
  }
  const [first] = await rows('select id from events order by start_day limit 1')
  await rows(`insert into events_locales (_parent_id, _locale, title) values ($1, 'he', 'פסגת השקד')`, [first.id])
  await rows('update events set start_day = $1, end_day = $1 where id <> $2', [dayAhead(90), first.id])
  await night()
  const { waiting } = await report()
  expect(waiting).toMatchObject([{ event: { id: first.id }, language: 'he', text: about }])
  await report('POST', '/decisions', { ids: waiting.map(({ id }) => id), isAccepted: true })
  const hebrew = () => rows(`select title, description from events_locales where _locale = 'he'`)
  expect(await hebrew()).toEqual([{ title: 'פסגת השקד', description: about }])
  await report('POST', '/hosts', { host, isRead: false })
  expect(await hebrew()).toEqual([{ title: 'פסגת השקד', description: null }])
})

test('a host is undone in one step, and read no more until it is allowed again; what a person changed stays', async () => {
  await night()
  const [one] = (await report()).waiting
  await report('POST', '/decisions', { ids: [one?.id], isAccepted: true })
  await rows(`update events set location_venue = 'By a person' where start_day = $1`, [dayAhead(66)])
  const undone = await report('POST', '/hosts', { host, isRead: false })
  expect(undone).toMatchObject({ waiting: [], hosts: [{ host, filled: 0, isUndone: true }] })
  expect(await events()).toEqual([empty, empty, { ...empty, venue: 'By a person' }])
  server.asked.length = 0
  await rows('delete from page_reads')
  await night()
  expect([server.asked, (await report()).lastRun?.skipped]).toEqual([[], 3])
  expect((await report('POST', '/hosts', { host, isRead: true })).hosts).toEqual([])
  await night()
  expect((await report()).lastRun).toMatchObject({ filled: 8, waiting: 3 })
  const answer = await api.send(
    'POST',
    '/api/sys/mgmt/page-facts/hosts',
    { host: 'nobody.example', isRead: false },
    admin,
  )
  expect(answer.status).toBe(404)
})

test('an event tells the team and its readers what is from its own page, and no more once somebody wrote it', async () => {
  await night()
  const [{ id }] = (await rows('select id from events order by start_day limit 1')) as [{ id: string }]
  const told = await (await api.send('GET', `/api/sys/mgmt/events/${id}/page-facts`, undefined, admin)).json()
  expect(told.map(({ field, value, state }: Record<string, string>) => [field, value, state])).toEqual([
    ['hours', expect.stringMatching(/^2.*Z\/2.*Z$/), 'filled'],
    ['image', 'https://images.example/70.png', 'noted'],
    ['price', '170 EUR', 'filled'],
    ['text', expect.stringContaining('room 70'), 'waiting'],
    ['venue', 'Hall 70', 'filled'],
  ])
  const statements = async () => (await (await api.send('GET', `/api/event-pages/${id}`)).json()).statements
  const claim = { name: host, url: `${server.origin}/0`, isOwnPage: true, licence: null, checkedAt: expect.any(String) }
  expect(await statements()).toEqual([expect.objectContaining({ ...claim, shown: ['venue', 'hours', 'price'] })])
  await rows(`update events set location_venue = 'Another hall' where id = $1`, [id])
  expect(await statements()).toEqual([expect.objectContaining({ shown: ['hours', 'price'] })])
})

test('a list keeps the days and the place that it states, whose hours and hall its page told', async () => {
  const [{ id }] = (await rows('select id from events order by start_day limit 1')) as [{ id: string }]
  await rows(`insert into sources (name, kind, address) values ('A list', 'json', 'https://list.example/')
    on conflict do nothing`)
  await rows(
    `insert into event_statements (event_id, field, source_id, is_shown)
     select $1, field, sources.id, true from sources, unnest(array['days', 'place']) field where sources.name = 'A list'`,
    [id],
  )
  const owned = () => rows('select field from event_statements where is_shown and source_id is not null order by 1')
  await night()
  expect(await owned()).toEqual([{ field: 'days' }, { field: 'place' }])
  await report('POST', '/hosts', { host, isRead: false })
  expect(await owned()).toEqual([{ field: 'days' }, { field: 'place' }])
})

test('what is sent wrongly is refused', async () => {
  for (const body of [{ ids: [], isAccepted: true }, { ids: ['x'] }, { ids: ['x'], isAccepted: true, more: 1 }])
    expect((await api.send('POST', '/api/sys/mgmt/page-facts/decisions', body, admin)).status).toBe(422)
})
