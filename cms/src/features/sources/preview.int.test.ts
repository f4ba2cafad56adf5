import type { SourcePreview } from '@cyberluach/api/sources'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { dayAhead, listed, storeList } from '../../testing/listed.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../testing/web-server.ts'
import { syncSource } from './sync.ts'

let api: TestApi
let server: WebServer
let token: string

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8', RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(async () => {
  await rows('truncate sources, events, event_slugs cascade')
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const address = () => `${server.origin}/list.json`
const shows = (list: readonly object[]) => {
  server.paths['/list.json'] = says(JSON.stringify(list))
}
const preview = async (asked: object): Promise<SourcePreview> => {
  const answer = await api.send('POST', '/api/sys/mgmt/source-preview', asked, bearer(token))
  expect(answer.status).toBe(200)
  return (await answer.json()) as SourcePreview
}
const unsaved = () => preview({ kind: 'confsTech', address: address() })
const titles = (list: SourcePreview['new']) => list.map(({ statement }) => statement.title)

/** What is kept of sources, and what could follow from it. */
const world = async () => ({
  sources: await rows('select * from sources'),
  runs: await rows('select * from source_runs'),
  sightings: await rows('select * from sightings order by id'),
  proposals: await rows('select * from proposals order by id'),
  statements: await rows('select * from event_statements'),
  events: await rows('select * from events order by id'),
  jobs: await rows(`select * from graphile_worker.jobs where task_identifier = 'sync-source'`),
})

test('what comes next leads, in its order; what is over follows, the latest first, and is counted', async () => {
  const days = [-90, 40, -30, 20]
  shows(
    listed(4).map((row, at) => ({
      ...row,
      startDate: dayAhead(days[at] ?? 0),
      endDate: dayAhead(days[at] ?? 0),
    })),
  )
  const shown = await unsaved()
  expect(shown.new.map(({ statement, isPast }) => [statement.startDay, isPast])).toEqual([
    [dayAhead(20), false],
    [dayAhead(40), false],
    [dayAhead(-30), true],
    [dayAhead(-90), true],
  ])
  expect(shown.past).toEqual({ new: 2, changed: 0, known: 0 })
})

test('of a list that is not kept: what is new, what the calendar knows, what is not read and why; nothing is written', async () => {
  const [known, changed, ...others] = listed(4)
  await storeEvent(api, { title: known?.name ?? '', startDay: known?.startDate ?? '' })
  await rows(
    `update events set registration_url = $1, end_day = $2, location_city = 'Haifa',
    location_country = 'Israel'`,
    [known?.url, known?.endDate],
  )
  const moved = await storeEvent(api, { title: changed?.name ?? '', startDay: dayAhead(28) })
  await rows('update events set registration_url = $2 where id = $1', [moved, changed?.url])
  shows([known, changed, ...others, { name: 'To be told' }].map((row) => ({ ...row })))
  const before = await world()
  const shown = await unsaved()
  expect(await world()).toEqual(before)
  expect(shown).toMatchObject({
    failed: null,
    degraded: null,
    counts: { rows: 4, new: 2, refused: 1, leftOut: 0, vanished: 0 },
    refused: [{ reason: 'noDate', raw: expect.stringContaining('To be told') }],
  })
  expect(titles(shown.new)).toEqual(others.map(({ name }) => name))
  expect([...titles(shown.known), ...titles(shown.changed)].sort()).toEqual([known?.name, changed?.name].sort())
  const row = [...shown.known, ...shown.changed].find(({ statement }) => statement.title === known?.name)
  expect(row).toMatchObject({
    isCertain: true,
    event: { title: known?.name, path: expect.stringMatching(/^\/event\//) },
  })
})

test('of a list that is kept: only what it says now and did not say before is new, and how much vanished', async () => {
  const source = await storeList(api, address())
  shows(listed(10))
  await syncSource(api.services, source, 'person')
  const before = await world()
  shows(listed(11).slice(1))
  const shown = await preview({ id: source })
  expect(await world()).toEqual(before)
  expect(shown.counts).toEqual({ rows: 10, new: 1, changed: 0, known: 9, refused: 0, leftOut: 0, vanished: 1, over: 0 })
  expect(titles(shown.new)).toEqual([listed(11)[10]?.name])
})

test('says what is degraded about a list, and what is like a sync', async () => {
  const source = await storeList(api, address())
  shows(listed(10))
  await syncSource(api.services, source, 'person')
  shows(listed(4))
  expect(await preview({ id: source })).toMatchObject({ degraded: 'muchSmaller', new: [], known: [] })
  shows(listed(6))
  expect(await preview({ id: source })).toMatchObject({ degraded: 'manyVanished', counts: { vanished: 0 } })
  shows([])
  expect(await unsaved()).toMatchObject({ degraded: 'empty' })
  server.paths['/list.json'] = (_request, answer) => answer.writeHead(500).end()
  expect(await unsaved()).toMatchObject({ failed: 'faultThere', detail: '500', new: [] })
})

test('of an edit of a list that is kept, by what is being written', async () => {
  const source = await storeList(api, `${server.origin}/other.json`)
  shows(listed(2))
  const shown = await preview({ id: source, kind: 'confsTech', address: address() })
  expect(shown.counts).toMatchObject({ rows: 2, new: 2 })
})

test('what may not be read is not asked for: CTFtime without permission, private networks', async () => {
  server.asked.length = 0
  expect(await preview({ kind: 'ctftime', address: address() })).toMatchObject({ failed: 'noPermission' })
  expect(server.asked).toEqual([])
  expect(await preview({ kind: 'json', address: 'http://169.254.169.254/latest' })).toMatchObject({
    failed: 'addressPrivate',
  })
})

test('a source that is gone, and an address that is none, are refused', async () => {
  const ask = (body: object) => api.send('POST', '/api/sys/mgmt/source-preview', body, bearer(token))
  expect((await ask({ id: crypto.randomUUID() })).status).toBe(404)
  const answer = await ask({ kind: 'json', address: 'ftp://lists.example/' })
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid' }])
})
