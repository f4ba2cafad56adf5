import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { roleOf, type Role } from './roles.ts'

const writing: readonly (Role | null)[] = ['admin', 'editor']

/** Everyone who is signed in, in whatever role. */
export const staff: Access = ({ req }) => roleOf(req.user) !== null

export const admins: Access = ({ req }) => roleOf(req.user) === 'admin'
export const adminsField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin'

/** Those who write posts: admins and editors. */
export const editors: Access = ({ req }) => writing.includes(roleOf(req.user))
export const editorsField: FieldAccess = ({ req }) => writing.includes(roleOf(req.user))

/** Who may change a post: everyone who is signed in, but a translator not so that it is published thereby. */
export const publishers: Access = ({ req, data }) => {
  const role = roleOf(req.user)
  if (role === 'translator') return (data as { _status?: unknown } | undefined)?._status !== 'published'
  return role !== null
}

export const selfOrAdmins: Access = ({ req }) => {
  if (roleOf(req.user) === 'admin') return true
  return req.user ? { id: { equals: req.user.id } } : false
}

/** Whoever has a role may open the admin panel; it shows what the role may see. */
export function mayOpenPanel({ req }: { req: PayloadRequest }): boolean {
  return roleOf(req.user) !== null
}
