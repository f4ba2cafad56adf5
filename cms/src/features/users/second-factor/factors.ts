import type { PoolClient, Pool } from 'pg'
import { recordAudit } from '../../audit/audit.ts'
import { logger } from '../../../platform/logger.ts'
import { randomInt, createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { configuration } from '../../../platform/configuration.ts'
import { encode } from 'uqr'
import { rolesWith } from '@cyberluach/core/sign-in/roles'
import { roles, type Role } from '../../../access/roles.ts'

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
export async function consumeCode(client: PoolClient, person: Person, typed: string): Promise<boolean> {
  const app = await appOf(client, person.id)
  if (app?.isConfirmed && (await takeAppCode(client, person.id, app, typed))) return true
  if (!(await consumeRecoveryCode(client, person.id, typed))) return false
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

export async function removeApp(client: PoolClient, { id, username }: Person): Promise<void> {
  await client.query('delete from authenticator_apps where user_id = $1', [id])
  await recordAudit(client, { action: 'factorRemoved', username, subject: id })
}

/** Takes everything away beside the password: the app, passkeys, recovery codes, and sign-ins under way. */
export async function removeAllFactors(client: PoolClient, userId: string): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes', 'sign_in_challenges'])
    await client.query(`delete from ${table} where user_id = $1`, [userId])
}

/** Locks the row until the transaction's end: changes of one person's factor happen in turn. */
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

/** Apps show their codes in two halves: spaces do not count. */
async function takeAppCode(client: PoolClient, userId: string, app: App, typed: string): Promise<boolean> {
  const step = app.secret === '' ? null : stepOf(app.secret, typed.replace(/\s/g, ''), new Date())
  if (step === null || (app.lastStep !== null && step <= app.lastStep)) return false
  await client.query('update authenticator_apps set last_step = $2 where user_id = $1', [userId, step])
  return true
}

const codes = 10
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = 5

/** Ten new codes in place of those before. This is the only time that they can be read. */
export async function renewRecoveryCodes(client: PoolClient, userId: string): Promise<string[]> {
  const made = Array.from({ length: codes }, newCode)
  await client.query('delete from recovery_codes where user_id = $1', [userId])
  await client.query('insert into recovery_codes (user_id, hash) select $1, unnest($2::text[])', [
    userId,
    made.map((code) => recoveryHash(plain(code), userId)),
  ])
  return made
}

/** Uses a code up: of two who have the same one, the first alone gets in. */
export async function consumeRecoveryCode(client: PoolClient, userId: string, typed: string): Promise<boolean> {
  const code = plain(typed)
  if (code.length !== half * 2) return false
  const { rowCount } = await client.query(
    'update recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null',
    [userId, recoveryHash(code, userId)],
  )
  return rowCount === 1
}

/** With the last factor its recovery codes go, too. */
export async function removeLeftCodes(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    `delete from recovery_codes c using users u where u.id = c.user_id and u.id = $1 and not ${hasFactor}`,
    [userId],
  )
}

/** Five letters, a hyphen, five letters: 49 bits, without signs that are taken for each other. */
function newCode(): string {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** As people type it: capitals, spaces and hyphens do not count. */
function plain(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '')
}

const issuer = 'CyberLuach'
const seconds = 30
/** Clocks of phones go wrong: the code before and the one after count as well. */
const window = 1

/** The key of an authenticator app: as text to type, and as the address that a QR code holds. */
export type AppKey = { secret: string; uri: string }

export function newAppKey(username: string): AppKey {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, username).toString() }
}

/** The step (of thirty seconds since 1970) whose code this is; null where it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret, '').validate({ token: code, window, timestamp: now.getTime() })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / seconds) + delta
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: seconds })
}

/** What a key is good for: one made for another purpose opens nothing. */
type Purpose = 'authenticator app' | 'recovery code'

const nonceBytes = 12
const tagBytes = 16

/** A secret of a person's as it is stored: by a key made of the product's secret, and for this person alone. */
export function sealed(text: string, userId: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor('authenticator app'), nonce).setAAD(Buffer.from(userId))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** What was sealed for this person; null where the product's secret is another now, or the row was somebody else's. */
export function unsealed(stored: string, userId: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyFor('authenticator app'), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit: nothing is known of what was sealed.
    return null
  }
}

/** A recovery code as it is stored: whoever reads the database alone cannot try guesses. */
export function recoveryHash(code: string, userId: string): string {
  return createHmac('sha256', keyFor('recovery code')).update(`${userId}:${code}`).digest('base64url')
}

function keyFor(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', configuration().secret, '', `second factor: ${purpose}`, 32))
}

/** A QR code as a path of squares in a box of `size` by `size`, its quiet zone included. */
export type QrDrawing = { size: number; path: string }

export function qrOf(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}

/** Who decides about what strangers sent sees what an admin sees of them. */
const rolesOf = { none: [], admins: rolesWith('moderate'), everyone: roles } as const satisfies Record<
  string,
  readonly Role[]
>

export function rolesThatNeedFactor(): readonly Role[] {
  return rolesOf[configuration().requireSecondFactor]
}

type Factor = { username: string; has: boolean; isNeeded: boolean }

/** Whether somebody has a second factor, and whether their role has to; null where there is no such account. */
export async function factorOf(database: Pool | PoolClient, userId: string): Promise<Factor | null> {
  const { rows } = await database.query<Factor>(
    `select u.username, ${hasFactor} as has, u.role::text = any($2::text[]) as "isNeeded" from users u where u.id = $1`,
    [userId, rolesThatNeedFactor()],
  )
  return rows[0] ?? null
}

/** In SQL, of the user `u`: whether a second factor stands beside the password. */
export const hasFactor = `(
  exists (select from authenticator_apps app where app.user_id = u.id and app.confirmed_at is not null)
  or exists (select from passkeys where passkeys.user_id = u.id))`
