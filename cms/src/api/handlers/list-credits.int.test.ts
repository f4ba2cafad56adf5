import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { storeTold, storeCredited } from '../../testing/stored-sources.ts'
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
  for (const source of [
    await storeCredited(api, twice),
    await storeCredited(api, { ...twice, name: 'Cons 2027' }),
  ])
    await storeTold(api, source, event)
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

test('a changed credit makes every page anew', async () => {
  const client = new pg.Client({ connectionString: api.services.configuration.databaseUrl })
  await client.connect()
  try {
    await client.query('listen site_cache')
    const heard = new Promise<string>((resolve) =>
      client.on('notification', ({ payload }) => resolve(payload ?? '')),
    )
    await api.services.pool.query("update sources set licence = 'MIT'")
    expect(JSON.parse(await heard)).toEqual({ tags: ['events', 'texts'] })
  } finally {
    await client.end()
  }
})
