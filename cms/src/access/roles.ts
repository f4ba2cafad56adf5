import { roleNamed, roles, type Role } from '@cyberluach/core/sign-in/roles'
import type { PayloadRequest } from 'payload'

export { roles, type Role }

export function roleOf(user: PayloadRequest['user']): Role | null {
  return roleNamed(user?.role)
}

/** The session that whoever asks is signed in by. Payload's JWT strategy notes it; its types do not say so. */
export function sessionIdOf(user: PayloadRequest['user'] | undefined): string | null {
  const sessionId = (user as { _sid?: unknown } | null | undefined)?._sid
  return typeof sessionId === 'string' ? sessionId : null
}
