import pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { ensureTrigrams } from './upgrade.ts'

test('where the extension of the search may not be created it is said which one and by whom, and where it is there nothing is asked', async () => {
  const database = await openTestDatabase('empty')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(`set createrole_self_grant = 'set'; create role only_reads`)
    await client.query('set role only_reads')
    await expect(ensureTrigrams(client)).rejects.toThrow(/pg_trgm.*create extension pg_trgm/)
    await client.query('reset role')
    await ensureTrigrams(client)
    await client.query('set role only_reads')
    await ensureTrigrams(client)
  } finally {
    await client.query('reset role; drop role only_reads')
    await client.end()
    await database.stop()
  }
})
