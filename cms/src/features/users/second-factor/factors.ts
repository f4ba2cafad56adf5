import type { PoolClient } from 'pg'
import { recordAudit } from '../../audit/record-audit.ts'
import { logger } from '../../../platform/logger.ts'
import { hasFactor } from './required.ts'
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { sealed, unsealed } from './sealed.ts'
import { newAppKey, stepOf, type AppKey } from './totp.ts'

export type Person = { id: string; username: string }

type App = { secret: string; isConfirmed: boolean; lastStep: number | null }

/** A key for a new authenticator app, which counts for nothing yet; null where there is an app that counts already. */
export async function beginApp(client: PoolClient, { id, username }: Person): Promise<AppKey | null> {
  const key = newAppKey(username)
  const { rowCount } = await client.query(
    `insert into authenticator_apps as known (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = null, created_at = now()
     where known.confirmed_at is null`,
    [id, sealed(key.secret, id)],
  )
  return rowCount === 1 ? key : null
}

/** The app counts from its first right code on. Answers the recovery codes; null where the code is not the app's. */
export async function confirmApp(client: PoolClient, person: Person, code: string): Promise<string[] | null> {
  const app = await appOf(client, person.id)
  if (!app || app.isConfirmed || !(await takeAppCode(client, person.id, app, code))) return null
  await client.query('update authenticator_apps set confirmed_at = now() where user_id = $1', [person.id])
  await recordAudit(client, { action: 'factorAdded', username: person.username, subject: person.id })
  return renewRecoveryCodes(client, person.id)
}

/** Uses up the code of the person's app, or a recovery code. Each works once. */
export async function takeCode(client: PoolClient, person: Person, typed: string): Promise<boolean> {
  const app = await appOf(client, person.id)
  if (app?.isConfirmed && (await takeAppCode(client, person.id, app, typed.replace(/\s/g, '')))) return true
  if (!(await takeRecoveryCode(client, person.id, typed))) return false
  await recordAudit(client, { action: 'recoveryCodeUsed', username: person.username, subject: person.id })
  return true
}

/** Whether there is a second factor. Whatever changes those of one person happens in turn, until the transaction's end. */
export async function hasFactors(client: PoolClient, userId: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select ${hasFactor} as has from users u where u.id = $1 for no key update`,
    [userId],
  )
  return rows[0]?.has === true
}

/** Takes the app away. */
export async function removeApp(client: PoolClient, { id, username }: Person): Promise<void> {
  await client.query('delete from authenticator_apps where user_id = $1', [id])
  await recordAudit(client, { action: 'factorRemoved', username, subject: id })
}

/** Takes everything away beside the password: the app, passkeys, recovery codes, and sign-ins under way. */
export async function removeAllFactors(client: PoolClient, userId: string): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes', 'sign_in_challenges'])
    await client.query(`delete from ${table} where user_id = $1`, [userId])
}

/** The row is held until the transaction's end: whatever two ask of one person's factor happens in turn. */
async function appOf(client: PoolClient, userId: string): Promise<App | null> {
  const { rows } = await client.query<{ secret: string; isConfirmed: boolean; lastStep: string | null }>(
    `select secret, confirmed_at is not null as "isConfirmed", last_step as "lastStep"
     from authenticator_apps where user_id = $1 for update`,
    [userId],
  )
  const [row] = rows
  if (!row) return null
  const secret = unsealed(row.secret, userId)
  if (secret === null) logger.error('An authenticator app was sealed with another PAYLOAD_SECRET')
  return {
    secret: secret ?? '',
    isConfirmed: row.isConfirmed,
    lastStep: row.lastStep === null ? null : Number(row.lastStep),
  }
}

async function takeAppCode(client: PoolClient, userId: string, app: App, code: string): Promise<boolean> {
  const step = app.secret === '' ? null : stepOf(app.secret, code, new Date())
  if (step === null || (app.lastStep !== null && step <= app.lastStep)) return false
  await client.query('update authenticator_apps set last_step = $2 where user_id = $1', [userId, step])
  return true
}
