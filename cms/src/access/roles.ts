import { roleNamed, roles, type Role } from '@cyberluach/core/sign-in/roles'
import type { PayloadRequest } from 'payload'

export { roles, type Role }

export function roleOf(user: PayloadRequest['user']): Role | null {
  return roleNamed(user?.role)
}
