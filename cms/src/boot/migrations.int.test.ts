import { afterAll, beforeAll, expect, test } from 'vitest'
import { down, up } from '../migrations/20261121_010000_public_forms_and_figures.ts'
import { storeEvent } from '../testing/events.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function months() {
  const { rows } = await api.services.pool.query(
    `select key, count from event_figures where dimension = 'month' order by key`,
  )
  return rows
}

test('a calendar of before has its months counted, and goes on counting', async () => {
  const { db } = api.services.payload
  const migration = { db: db.drizzle } as unknown as Parameters<typeof up>[0]
  await down(migration)
  await storeEvent(api, { startDay: '2026-11-30', endDay: '2026-12-02' })
  await storeEvent(api, { startDay: '2026-12-01' })
  expect(await months()).toEqual([])
  await up(migration)
  await storeEvent(api, { startDay: '2026-12-31' })
  expect(await months()).toEqual([
    { key: '2026-11', count: 1 },
    { key: '2026-12', count: 2 },
  ])
})
