import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from './data/data-folder.ts'
import { startEmbeddedDatabase } from './database/embedded.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let folder: string

beforeAll(async () => {
  folder = await temporaryFolder('password-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function newPassword(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const script = fileURLToPath(new URL('admin-password.ts', import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await closed) as [number]
  return { code, output: output + errors }
}

/** The tables of the product, as far as passwords and sessions go. */
const tables = `
  create table users (id uuid primary key, username text, hash text, salt text, updated_at timestamptz,
    reset_password_token text, reset_password_expiration timestamptz);
  create table users_sessions (id text primary key, _parent_id uuid);
  create table session_activity (session_id text primary key, user_id text);
  create table authenticator_apps (user_id uuid);
  create table passkeys (user_id uuid);
  create table recovery_codes (user_id uuid);
  create table sign_in_challenges (user_id uuid);
  create table audit_entries (at timestamptz, action text, username text, subject text, details text);
  insert into users values ('00000000-0000-4000-8000-000000000001', 'admin', 'old', 'old'),
    ('00000000-0000-4000-8000-000000000002', 'editor', 'old', 'old');
  insert into users_sessions select username, id from users;
  insert into session_activity select username, id from users;
  insert into authenticator_apps select id from users;
  insert into passkeys select id from users;
  insert into recovery_codes select id from users;
  insert into sign_in_challenges select id from users`

test('where nothing was ever started there is nobody to give a password to', async () => {
  expect(await newPassword({})).toEqual({
    code: 1,
    output: `There is no user yet in ${folder}: the first start makes the first admin (DATA_DIR names another folder).\n`,
  })
})

test('a user gets a new password and loses the sessions and the second factor, whether the product runs or not', async () => {
  const lock = await lockFolder(folder, 'http://127.0.0.1:4321')
  const database = await startEmbeddedDatabase(folder, () => undefined)
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query(tables)
  const hashes = async () => (await client.query('select username, hash from users order by username')).rows
  const sessions = async () => (await client.query('select id from users_sessions')).rows

  const whileRunning = await newPassword({}, 'Admin')
  expect(whileRunning).toMatchObject({ code: 0, output: expect.stringMatching(/new password: [\w-]{16}\n/) })
  expect(await hashes()).toEqual([
    { username: 'admin', hash: expect.stringMatching(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/) },
    { username: 'editor', hash: 'old' },
  ])
  expect(await sessions()).toEqual([{ id: 'editor' }])
  expect((await client.query('select session_id from session_activity')).rows).toEqual([{ session_id: 'editor' }])
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes', 'sign_in_challenges']) {
    const { rows } = await client.query(`select user_id from ${table}`)
    expect(rows, table).toEqual([{ user_id: '00000000-0000-4000-8000-000000000002' }])
  }
  expect((await client.query('select action, username, details from audit_entries')).rows).toEqual([
    { action: 'factorsReset', username: null, details: 'admin' },
  ])

  const elsewhere = { DATABASE_URL: database.url, PAYLOAD_SECRET: 'a secret that only the tests know' }
  expect(await newPassword(elsewhere, 'nobody')).toEqual({
    code: 1,
    output: 'There is no user nobody. There are: admin, editor\n',
  })
  expect((await newPassword(elsewhere, 'editor')).code).toBe(0)
  expect(await sessions()).toEqual([])

  await client.end()
  await database.stop()
  if (lock.ok) await lock.release()
  expect(await newPassword({})).toMatchObject({ code: 0, output: expect.stringContaining('admin has a new') })
})
