import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { withoutNames, withoutSession, createPool } from './pool.ts'

let database: TestDatabase
let pool: pg.Pool
beforeEach(async () => {
  database = await openTestDatabase('empty')
  pool = createPool(database.url, { ...withoutSession, max: 1 })
})
afterEach(async () => {
  await pool.end()
  await database.stop()
})

const named = { name: 'a statement', text: 'select $1::integer + 1 as sum', values: [1] }
const countPrepared = async () =>
  (await pool.query<{ count: number }>('select count(*)::integer as count from pg_prepared_statements')).rows[0]?.count

test('named statements leave nothing behind on a connection that a pooler gives to somebody else', async () => {
  pool.on('connect', withoutNames)
  for (const _ of [1, 2]) expect((await pool.query(named)).rows).toEqual([{ sum: 2 }])
  const client = await pool.connect()
  expect((await client.query(named)).rows).toEqual([{ sum: 2 }])
  client.release()
  expect(await countPrepared()).toBe(0)
})

test('elsewhere they are prepared once', async () => {
  await pool.query(named)
  expect(await countPrepared()).toBe(1)
})

test('the limits of a session are not requested, which a pooler would reject', async () => {
  const { rows } = await pool.query<{ value: string }>(`select current_setting('statement_timeout') as value`)
  expect(rows).toEqual([{ value: '0' }])
})
