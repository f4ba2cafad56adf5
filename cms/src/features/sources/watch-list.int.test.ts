import { noDefaults } from '../../testing/sources.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeList } from '../../testing/listed.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../testing/web-server.ts'
import { previewSource } from './preview.ts'
import { syncSource } from './sync.ts'

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
beforeEach(() => api.services.pool.query('truncate sources, events, event_slugs cascade'))

const table = (...names: string[]) =>
  [
    '| Event Name | Date(s) | Location |',
    '| --- | --- | --- |',
    ...names.map((name) => `| [${name}](https://${name.toLowerCase()}.example/) | TBD | Haifa 🇮🇱 |`),
  ].join('\n')

const query = async (text: string) => (await api.services.pool.query(text)).rows
const stored = () =>
  query('select name, url, city, country, vanished_at is null as "isThere" from watched_series order by name')

async function sync(id: string, ...names: string[]) {
  server.paths['/RECURRING.md'] = says(table(...names))
  const outcome = await syncSource(api.services, id, 'person')
  const [run] = await query('select counts from source_runs order by id desc limit 1')
  return { outcome, counts: run.counts }
}

test('a list of series becomes no event: its series are stored, dropped with the list and known again', async () => {
  const id = await storeList(api, `${server.origin}/RECURRING.md`, { kind: 'xsaRecurring' })
  expect(await sync(id, 'Alfa', 'Bravo', 'Charlie')).toMatchObject({ outcome: 'changed', counts: { rows: 3, new: 3 } })
  const alfa = { name: 'Alfa', url: 'https://alfa.example/', city: 'Haifa', country: 'Israel', isThere: true }
  expect(await stored()).toMatchObject([alfa, { name: 'Bravo' }, { name: 'Charlie' }])
  expect(await sync(id, 'Alfa', 'Bravo', 'Charlie')).toMatchObject({ outcome: 'unchanged' })
  expect(await sync(id, 'Alfa', 'Bravo')).toMatchObject({ outcome: 'changed', counts: { known: 2, vanished: 1 } })
  expect(await stored()).toMatchObject([alfa, { name: 'Bravo' }, { name: 'Charlie', isThere: false }])
  expect(await sync(id, 'Alfa', 'Bravo', 'Charlie')).toMatchObject({ counts: { known: 2, changed: 1, vanished: 0 } })
  expect(await query('select from events')).toEqual([])
  expect(await query('select from sightings')).toEqual([])
})

test('a list of series that is empty at once is not believed, and what stood in it stays', async () => {
  const id = await storeList(api, `${server.origin}/RECURRING.md`, { kind: 'xsaRecurring' })
  await sync(id, 'Alfa', 'Bravo', 'Charlie')
  expect(await sync(id)).toMatchObject({ outcome: 'degraded' })
  expect(await stored()).toMatchObject([{ isThere: true }, { isThere: true }, { isThere: true }])
})

test('a preview says how many series a list has, and stores none', async () => {
  server.paths['/RECURRING.md'] = says(table('Alfa', 'Bravo'))
  const preview = await previewSource(api.services, {
    id: crypto.randomUUID(),
    kind: 'xsaRecurring',
    address: `${server.origin}/RECURRING.md`,
    hasPermission: false,
    ...noDefaults,
  })
  expect(preview).toMatchObject({ failed: null, degraded: null, counts: { rows: 2, refused: 0 }, new: [] })
  expect(await stored()).toEqual([])
})
