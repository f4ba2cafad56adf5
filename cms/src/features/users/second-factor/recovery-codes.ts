import { randomInt } from 'node:crypto'
import type { PoolClient } from 'pg'
import { hasFactor } from './required.ts'
import { recoveryHash } from './sealed.ts'

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
export async function takeRecoveryCode(client: PoolClient, userId: string, typed: string): Promise<boolean> {
  const code = plain(typed)
  if (code.length !== half * 2) return false
  const { rowCount } = await client.query(
    'update recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null',
    [userId, recoveryHash(code, userId)],
  )
  return rowCount === 1
}

/** Codes of nobody's factor are none: with the last factor they go. */
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
