import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { dropDatabase, withClient } from './client.ts'

test('a database is dropped with the sessions that are open in it, whatever its name', async () => {
  const name = 'Dropped "one"'
  const address = (database: string) => {
    const url = new URL(inject('bootedDatabase'))
    url.pathname = encodeURIComponent(database)
    return url.href
  }
  await withClient(address('postgres'), async (client) => {
    await client.query(`create database ${pg.escapeIdentifier(name)}`)
    const session = new pg.Client({ connectionString: address(name) })
    const ended = new Promise<string>((resolve) => session.on('error', (error) => resolve(error.message)))
    await session.connect()
    await dropDatabase(client, name)
    expect(await ended).toContain('terminating connection')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    expect(rowCount).toBe(0)
  })
})
