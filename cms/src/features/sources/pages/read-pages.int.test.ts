import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../../testing/events.ts'
import { dayAhead } from '../../../testing/listed.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { leadsTo, says, startWebServer, type WebServer } from '../../../testing/web-server.ts'
import { madePages, type MadePage } from '../testing/event-pages.ts'
import { readEventPages } from './read-pages.ts'

let api: TestApi
let server: WebServer

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8', READ_LINKS: 'private' })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(async () => {
  await rows('truncate events, page_runs cascade')
  for (const path of Object.keys(server.paths)) delete server.paths[path]
  server.asked.length = 0
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const night = (most = 1_000) => readEventPages(api.services, { pauseMs: 0, most })
const html = { 'content-type': 'text/html; charset=utf-8' }
const lastRun = async () => (await rows('select counts from page_runs order by id desc limit 1'))[0]?.counts

/** Stores the event of a page, which answers at its address. */
async function publish({ event, html: text, movesTo }: MadePage, path: string, headers = {}): Promise<string> {
  const { city, country, ...fields } = event
  const id = await storeEvent(api, { ...fields, locationCity: city, locationCountry: country })
  await rows('update events set registration_url = $2 where id = $1', [id, `${server.origin}${path}`])
  server.paths[path] = movesTo
    ? leadsTo(`http://127.0.0.2:${server.port}${movesTo}`)
    : says(text, { ...html, ...headers })
  return id
}
const soundPage = () => madePages(71, dayAhead(-25)).at(-1) as MadePage
const fieldsOf = async (id: string) =>
  (
    await rows(
      `select location_venue as venue, starts_at as "startsAt", ends_at as "endsAt", all_day as "allDay", admission, price,
         start_day as "startDay", end_day as "endDay", l.description, l.title, event_type as "eventType"
       from events e join events_locales l on l._parent_id = e.id and l._locale = 'en' where e.id = $1`,
      [id],
    )
  )[0]

test(
  'of 200 pages with 60 traps no field is wrong, and of the sound ones none is missed',
  { timeout: 180_000 },
  async () => {
    const pages = madePages(200, dayAhead(30))
    const ids: string[] = []
    for (const [at, page] of pages.entries()) ids.push(await publish(page, `/event/${at}`))
    await night()
    const facts = await rows('select event_id as id, field, value, state from page_facts')
    const [wrong, missed]: [unknown[], unknown[]] = [[], []]
    for (const [at, { name, truth, isTrap, event }] of pages.entries()) {
      const own = facts.filter(({ id }) => id === ids[at])
      // What is too much to be read is true, and missed.
      for (const { field, value } of own)
        if (JSON.stringify(sorted(value)) !== JSON.stringify(sorted(truth[field as keyof typeof truth])))
          wrong.push({ name, field, value })
      for (const field of isTrap ? [] : Object.keys(truth))
        if (!own.some((fact) => fact.field === field)) missed.push({ name, field })
      const now = await fieldsOf(ids[at] ?? '')
      if (
        now.startDay !== event.startDay ||
        now.endDay !== event.endDay ||
        now.title !== event.title ||
        now.description
      )
        wrong.push({ name, now })
      if ((now.venue ?? null) !== (own.find(({ field }) => field === 'venue')?.value ?? null)) wrong.push({ name, now })
    }
    expect(wrong).toEqual([])
    expect(missed).toEqual([])
    expect(await rows('select distinct field, state from page_facts order by 1')).toEqual([
      { field: 'hours', state: 'filled' },
      { field: 'image', state: 'noted' },
      { field: 'price', state: 'filled' },
      { field: 'text', state: 'waiting' },
      { field: 'venue', state: 'filled' },
    ])
    const { refused, ...counts } = await lastRun()
    expect(counts).toMatchObject({ skipped: 0, unchanged: 0 })
    expect(refused).toMatchObject({ otherDays: expect.any(Number), otherName: expect.any(Number), tooLarge: 1 })
  },
)

const sorted = (value: unknown) =>
  value !== null && typeof value === 'object' ? Object.entries(value).toSorted() : (value ?? null)

test('what stands there stays, and what a person emptied stays empty', async () => {
  const page = soundPage()
  const id = await publish(page, '/event')
  await rows(`update events set location_venue = 'Old hall' where id = $1`, [id])
  await rows(
    `insert into event_changes (event_id, actor, before, after) values ($1, 'ada', '{"price": "5 EUR"}', '{"price": null}')`,
    [id],
  )
  await night()
  expect(await fieldsOf(id)).toMatchObject({ venue: 'Old hall', price: null, allDay: false })
  expect(await rows('select field from page_facts order by 1')).toEqual(
    ['hours', 'image', 'text'].map((field) => ({ field })),
  )
})

test('a page is read once, a month later asked whether it changed, and again two weeks and three days before', async () => {
  const id = await publish(soundPage(), '/event', { etag: '"1"' })
  await night()
  await night()
  expect(server.asked).toEqual(['/robots.txt', '/event'])
  server.paths['/event'] = (request, answer) =>
    answer.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 500).end()
  await rows(`update events set updated_at = now() - interval '40 days'`)
  await rows(`update page_reads set read_at = now() - interval '31 days'`)
  await night()
  expect(await lastRun()).toMatchObject({ unchanged: 1, read: 0, refused: {} })
  for (const days of [14, 3]) {
    await rows('update events set start_day = $2, end_day = $2, all_day = true where id = $1', [id, dayAhead(days)])
    await rows(`update page_reads set read_at = now() - interval '2 days'`)
    await night()
    await night()
  }
  expect(server.asked.filter((path) => path === '/event')).toHaveLength(4)
})

test('nothing is asked of samples, of what is over or called off, of hosts that forbid it, and where robots do', async () => {
  const page = soundPage()
  const sample = await publish(page, '/sample')
  await rows('update events set is_sample = true where id = $1', [sample])
  const over = await publish(
    { ...page, event: { ...page.event, startDay: dayAhead(-2), endDay: dayAhead(-1) } },
    '/over',
  )
  const off = await publish(page, '/off')
  await rows(`update events set state = 'cancelled' where id = $1`, [off])
  const meetup = await publish(page, '/meetup')
  await rows(`update events set registration_url = 'https://www.meetup.com/owasp/events/1' where id = $1`, [meetup])
  await night()
  expect(server.asked).toEqual([])
  expect(await lastRun()).toMatchObject({ skipped: 1, refused: {} })
  await publish(page, '/forbidden')
  server.paths['/robots.txt'] = says('User-agent: *\nDisallow: /forbidden')
  await night()
  expect(server.asked).toEqual(['/robots.txt'])
  expect(await lastRun()).toMatchObject({ refused: { robotsForbid: 1 } })
  expect(over).toBeTruthy()
})

test('turned off, nothing is read', async () => {
  await publish(soundPage(), '/event')
  const configuration = { ...api.services.configuration, readsEventPages: false }
  await readEventPages({ ...api.services, configuration })
  expect([server.asked, await lastRun()]).toEqual([[], undefined])
})
