import {
  longestPassword,
  passwordError,
  shortestPassword,
  type PasswordError,
} from '@cyberluach/core/sign-in/passwords'
import type { Config } from '../config.ts'
import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type pg from 'pg'
import { withClient } from './client.ts'

const words: Record<PasswordError, string> = {
  short: `must have at least ${shortestPassword} characters`,
  long: `must have at most ${longestPassword} characters`,
  repeated: 'must be more than one piece over and over',
  username: 'must not be the user name',
  common: 'is among the passwords that are guessed first: choose another',
}

/** What is wrong with the password that the environment names for the first admin, in one line; null if nothing is. */
export async function adminPasswordError({
  adminPassword,
  adminUsername,
}: Pick<Config, 'adminPassword' | 'adminUsername'>): Promise<string | null> {
  if (adminPassword === null) return null
  // Large: loaded by those only who need it.
  const { isCommonPassword } = await import('@cyberluach/core/sign-in/common-passwords')
  const fault = passwordError(adminPassword, adminUsername, isCommonPassword)
  return fault && `ADMIN_PASSWORD ${words[fault]}`
}

const derive = promisify(pbkdf2)

/** A password as Payload stores it: its own format, so that the next sign-in finds nothing unusual. */
async function passwordColumns(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex')
  const key = await derive(password, salt, 600_000, 32, 'sha256')
  return { hash: `pbkdf2-sha256-v1:${key.toString('hex')}`, salt }
}

/**
 * Gives a user a new password, takes the second factor away and ends all of the user's sessions. Answers the names that there are where this one is
 * not among them.
 */
export async function setPassword(
  databaseUrl: string,
  username: string,
  password: string,
): Promise<{ ok: true } | { ok: false; usernames: string[] }> {
  const { hash, salt } = await passwordColumns(password)
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string | null }>(`select to_regclass('users') as name`)
    if (!tables[0]?.name) return { ok: false, usernames: [] }
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      `with chosen as (
         update users set hash = $2, salt = $3, reset_password_token = null, reset_password_expiration = null,
           updated_at = now() where username = $1 returning id
       ), activity as (
         delete from session_activity a using chosen where a.user_id::text = chosen.id::text
       ), ended as (
         delete from users_sessions s using chosen where s._parent_id = chosen.id
       )
       select id from chosen`,
      [username.toLowerCase().trim(), hash, salt],
    )
    if (rows[0]) {
      await resetSecondFactor(client, rows[0].id)
      await client.query('commit')
      return { ok: true }
    }
    await client.query('rollback')
    const known = await client.query<{ username: string }>('select username from users order by username')
    return { ok: false, usernames: known.rows.map((row) => row.username) }
  })
}

/** A database of before has no second factors. What was done stands in the audit log, done by nobody with a name. */
async function resetSecondFactor(client: pg.Client, userId: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is not null',
    [['authenticator_apps', 'passkeys', 'recovery_codes', 'sign_in_challenges']],
  )
  if (rows.length === 0) return
  for (const { name } of rows) await client.query(`delete from ${name} where user_id = $1`, [userId])
  await client.query(
    `insert into audit_entries (at, action, subject, details)
     select now(), 'factorsReset', id, username from users where id = $1`,
    [userId],
  )
}
