import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../testing/sources.ts'
import { storeClaim, storeCredited } from '../../testing/stored-sources.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('lists that have brought something are credited, each once', async () => {
  const twice = {
    name: 'Cons 2026',
    credit: 'Cons by Dana',
    creditUrl: 'https://cons.example/',
    licence: 'CC BY 4.0',
  }
  const event = await storeEvent(api)
  for (const source of [await storeCredited(api, twice), await storeCredited(api, { ...twice, name: 'Cons 2027' })])
    await storeClaim(api, source, event)
  await storeCredited(api, { name: 'Nothing yet' })
  expect(await (await api.request('/api/sources')).json()).toEqual([
    {
      name: 'Cons by Dana',
      url: 'https://cons.example/',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      isModified: true,
    },
  ])
})

test('a list that is no source any more is credited as long as its events are there', async () => {
  const { pool } = api.services
  await pool.query('truncate sources, events cascade')
  const source = await storeSource(api, { name: 'Cons', trust: 'publish' })
  await settle(api, source, [await storeSourceRecord(api, source, stated())])
  const credits = async () => (await api.request('/api/sources')).json() as Promise<object[]>
  const before = await credits()
  expect(before).toMatchObject([{ name: 'Cons', licence: 'CC BY 4.0' }])
  await pool.query('delete from sources')
  expect(await credits()).toEqual(before)
  const { events } = (await (await api.request('/api/export.json')).json()) as { events: object[] }
  expect(events).toMatchObject([{ source: { name: 'Cons', licence: 'CC BY 4.0' } }])
  await pool.query('delete from events')
  expect(await credits()).toEqual([])
})

test('a changed credit makes every page anew', async () => {
  const client = new pg.Client({ connectionString: api.services.configuration.databaseUrl })
  await client.connect()
  try {
    await client.query('listen site_cache')
    const heard = new Promise<string>((resolve) => client.on('notification', ({ payload }) => resolve(payload ?? '')))
    await api.services.pool.query("update sources set licence = 'MIT'")
    expect(JSON.parse(await heard)).toEqual({ tags: ['events', 'texts'] })
  } finally {
    await client.end()
  }
})
