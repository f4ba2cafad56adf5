import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseError, lackOf, unfitDatabaseError } from './database-error.ts'
import { dropDatabase, withClient } from './client.ts'

const server = inject('bootedDatabase')
const booted = new URL(server).pathname.slice(1)

beforeAll(async () => {
  await command(
    `create role "Faulty-role" login password 'p@ss'`,
    'create database faulty_new',
    `create database faulty_latin encoding 'LATIN1' locale 'C' template template0`,
    `create database faulty_booted template ${booted} strategy file_copy`,
  )
})
afterAll(async () => {
  await withClient(addressOf('postgres'), async (client) => {
    for (const name of ['faulty_new', 'faulty_latin', 'faulty_booted']) await dropDatabase(client, name)
  })
  await command('drop role "Faulty-role"')
})

async function command(...commands: string[]): Promise<void> {
  await withClient(addressOf('postgres'), async (client) => {
    for (const text of commands) await client.query(text)
  })
}

function addressOf(database: string, role?: { name: string; password: string }): string {
  const url = new URL(server)
  url.pathname = database
  if (role) [url.username, url.password] = [role.name, role.password]
  return url.href
}

const role = { name: 'Faulty-role', password: 'p@ss' }

test('a database that has all it takes has no fault, new or not', async () => {
  for (const name of ['faulty_new', 'faulty_booted']) {
    expect(await databaseError(addressOf(name))).toBeNull()
    expect(await unfitDatabaseError(addressOf(name))).toBeNull()
  }
})

test('a role without rights is told of with the commands that give them, and trying again is useless', async () => {
  const url = addressOf('faulty_new', role)
  const grants = [
    'grant create on database "faulty_new" to "Faulty-role"',
    'grant create on schema public to "Faulty-role"',
  ]
  expect(await databaseError(url)).toBeNull()
  expect(await unfitDatabaseError(url)).toEqual({
    line: `DATABASE_URL: the role "Faulty-role" may not create what the calendar is kept in: let the owner of the database run "${grants.join('; ')}" there`,
    isLasting: true,
  })
  await withClient(addressOf('faulty_new'), async (client) => {
    for (const grant of grants) await client.query(grant)
  })
  expect(await unfitDatabaseError(url)).toBeNull()
})

test('a role that may create nothing is no fault where the calendar is there already', async () => {
  expect(await unfitDatabaseError(addressOf('faulty_booted', role))).toBeNull()
})

test('a database in an encoding without Hebrew letters is told of, and how one is made that has them', async () => {
  expect(await unfitDatabaseError(addressOf('faulty_latin'), 'DATABASE_DIRECT_URL')).toEqual({
    line: `DATABASE_DIRECT_URL: the database "faulty_latin" is encoded in LATIN1, which has no room for Hebrew: make one by "create database … encoding 'UTF8' template template0"`,
    isLasting: true,
  })
})

test('a server without the extension of the search is told of', () => {
  const whole = {
    name: 'calendar',
    role: 'app',
    encoding: 'UTF8',
    isReplica: false,
    isEmpty: true,
    hasQueue: false,
  }
  const rights = { mayCreateSchemas: true, mayCreateTables: true }
  expect(lackOf({ ...whole, ...rights, hasTrigrams: false, knowsTrigrams: false })).toMatch(
    /^the server has no extension pg_trgm: install .*contrib/,
  )
  expect(lackOf({ ...whole, ...rights, hasTrigrams: false, knowsTrigrams: true })).toBeNull()
})

test.each([
  ['a wrong password', addressOf('faulty_new', { ...role, password: 'hidden' }), /password authentication failed/],
  [
    'an unknown role',
    addressOf('faulty_new', { name: 'nobody', password: 'hidden' }),
    /password authentication failed/,
  ],
  ['no such database', addressOf('nowhere'), /database "nowhere" does not exist/],
])('%s is lasting, and the password is not shown', async (_what, url, words) => {
  const fault = await databaseError(url)
  expect(fault).toMatchObject({ line: expect.stringMatching(words), isLasting: true })
  expect(fault?.line).not.toContain('hidden')
})

test('a server that does not answer may do so the next time', async () => {
  expect(await databaseError('postgres://calendar:p@ss@127.0.0.1:9/none')).toEqual({
    line: 'DATABASE_URL leads to no database that lets us in (connect ECONNREFUSED 127.0.0.1:9); an @ in its password is written as %40',
    isLasting: false,
  })
})
