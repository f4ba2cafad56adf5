import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storeEvent } from '../../../testing/events.ts'
import { storeList } from '../../../testing/listed.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../../testing/web-server.ts'
import { syncSource } from '../sync.ts'

const samples = join(import.meta.dirname, '..', 'parse', 'samples')
const [earlier, later] = ['owasp-earlier.yml', 'owasp.yml'].map((name) => readFileSync(join(samples, name), 'utf8'))

let api: TestApi
let server: WebServer

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8' })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(async () => {
  await api.services.pool.query('truncate sources, events cascade')
  // The day of the earlier file.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-20T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

const rows = async (text: string) => (await api.services.pool.query(text)).rows
const israel = () =>
  rows(`select e.start_day as day, e.state, e.former_start_day as former from events e
        join events_locales l on l._parent_id = e.id and l._locale = 'en'
        where l.title = 'OWASP AppSec Israel 2026'`)

async function syncBoth(trust: 'queue' | 'publish'): Promise<void> {
  const address = `${server.origin}/events.yml`
  const source = await storeList(api, address, { kind: 'owasp', trust: 'publish' })
  server.paths['/events.yml'] = says(earlier ?? '')
  await syncSource(api.services, source, 'person')
  expect(await israel()).toEqual([{ day: '2026-05-18', state: 'scheduled', former: null }])
  await api.services.pool.query('update sources set trust = $1', [trust])
  server.paths['/events.yml'] = says(later ?? '')
  await syncSource(api.services, source, 'person')
}

test('OWASP AppSec Israel 2026 moves from May to October where its source is trusted', async () => {
  await syncBoth('publish')
  expect(await israel()).toEqual([{ day: '2026-10-06', state: 'moved', former: '2026-05-18' }])
  const told = await rows(`select c.actor, c.before ->> 'startDay' as before, c.after ->> 'startDay' as after
    from event_changes c join events e on e.id = c.event_id where c.began is null and e.start_day = '2026-10-06'`)
  expect(told).toEqual([{ actor: null, before: '2026-05-18', after: '2026-10-06' }])
})

test('OWASP AppSec Israel 2026 waits for an admin where its source is not', async () => {
  await syncBoth('queue')
  expect(await israel()).toEqual([{ day: '2026-05-18', state: 'scheduled', former: null }])
  const [waiting] = await rows(`select p.fields from proposals p join sightings s on s.id = p.sighting_id
    where p.kind = 'change' and p.decided_at is null and s.stated ->> 'title' = 'OWASP AppSec Israel 2026'`)
  expect(waiting?.fields).toEqual(
    expect.arrayContaining([
      { field: 'startDay', before: '2026-05-18', after: '2026-10-06' },
      { field: 'state', before: 'scheduled', after: 'moved' },
    ]),
  )
})

test('OWASP AppSec Israel 2026 is asked about, and nowhere published twice, where the calendar has it already on its new days', async () => {
  const id = await storeEvent(api, {
    title: 'OWASP AppSec Israel 2026',
    startDay: '2026-10-06',
    locationCity: 'Tel Aviv',
    locationCountry: 'Israel',
  })
  await api.services.pool.query(`update events set registration_url = 'https://appsecil.org/' where id = $1`, [id])
  const source = await storeList(api, `${server.origin}/events.yml`, { kind: 'owasp', trust: 'publish' })
  server.paths['/events.yml'] = says(earlier ?? '')
  await syncSource(api.services, source, 'person')
  const asked = () =>
    rows(`select p.kind, p.candidates -> 0 ->> 'eventId' as event from proposals p
      join sightings s on s.id = p.sighting_id
      where p.decided_at is null and s.stated ->> 'title' = 'OWASP AppSec Israel 2026'`)
  expect(await asked()).toEqual([{ kind: 'pair', event: id }])
  server.paths['/events.yml'] = says(later ?? '')
  await syncSource(api.services, source, 'person')
  expect(await asked()).toEqual([])
  expect(await israel()).toMatchObject([{ day: '2026-10-06', state: 'scheduled' }])
})
