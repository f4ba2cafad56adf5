import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ensureTrigrams } from './upgrade.ts'

let database: TestDatabase
let client: pg.Client

beforeEach(async () => {
  database = await openTestDatabase('empty')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`set createrole_self_grant = 'set'; create role only_reads`)
})
afterEach(async () => {
  await client.query('reset role; drop role only_reads')
  await client.end()
  await database.stop()
})

test('a role that may not create the extension of the search is shown what its owner has to run', async () => {
  await client.query('set role only_reads')
  await expect(ensureTrigrams(client)).rejects.toThrow(/pg_trgm.*create extension pg_trgm/)
})

test('where the extension is there already, a role that may not create it is enough', async () => {
  await ensureTrigrams(client)
  await client.query('set role only_reads')
  await ensureTrigrams(client)
})
