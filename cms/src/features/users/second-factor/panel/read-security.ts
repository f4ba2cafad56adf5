import type { Pool } from 'pg'
import type { Role } from '../../../../access/roles.ts'
import { passkeysOf, type Passkey } from '../../passkeys/passkeys.ts'
import { rolesThatNeedFactor } from '../factors.ts'

/** Somebody's second factor: since when there is an app (ISO 8601), and how many codes are left. */
export type Security = {
  since: string | null
  codesLeft: number
  isNeeded: boolean
  passkeys: Passkey[]
  hasFactor: boolean
}

export async function readSecurity(pool: Pool, userId: string, role: Role): Promise<Security> {
  const [{ rows }, passkeys] = await Promise.all([
    pool.query<{ since: Date | null; left: number }>(
      `select (select confirmed_at from authenticator_apps where user_id = $1) as since,
         (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as left`,
      [userId],
    ),
    passkeysOf(pool, userId),
  ])
  const since = rows[0]?.since?.toISOString() ?? null
  return {
    since,
    codesLeft: rows[0]?.left ?? 0,
    isNeeded: rolesThatNeedFactor().includes(role),
    passkeys,
    hasFactor: since !== null || passkeys.length > 0,
  }
}
