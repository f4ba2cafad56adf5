import { rolesWith } from '@cyberluach/core/sign-in/roles'
import type { Pool, PoolClient } from 'pg'
import { roles, type Role } from '../../../access/roles.ts'
import { configuration } from '../../../platform/configuration.ts'

/** Who decides about what strangers sent sees what an admin sees of them. */
const rolesOf = { none: [], admins: rolesWith('moderate'), everyone: roles } as const satisfies Record<
  string,
  readonly Role[]
>

/** The roles that do nothing without a second factor. */
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
