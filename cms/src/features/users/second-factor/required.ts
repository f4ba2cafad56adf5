import { roles, type Role } from '../../../access/roles.ts'
import { configuration } from '../../../platform/configuration.ts'

const rolesOf = { none: [], admins: ['admin'], everyone: roles } as const satisfies Record<
  string,
  readonly Role[]
>

/** The roles that do nothing without a second factor. */
export function rolesThatNeedFactor(): readonly Role[] {
  return rolesOf[configuration().requireSecondFactor]
}

/** In SQL, of the user `u`: whether a second factor stands beside the password. */
export const hasFactor = `(
  exists (select from authenticator_apps app where app.user_id = u.id and app.confirmed_at is not null)
  or exists (select from passkeys where passkeys.user_id = u.id))`
