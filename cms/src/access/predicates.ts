import { may, type Right } from '@cyberluach/core/sign-in/roles'
import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { roleOf } from './roles.ts'

const having =
  (right: Right): Access =>
  ({ req }) =>
    may(roleOf(req.user), right)
const fieldOf =
  (right: Right): FieldAccess =>
  ({ req }) =>
    may(roleOf(req.user), right)

export const staff: Access = ({ req }) => roleOf(req.user) !== null

export const admins = having('administer')
export const adminsField = fieldOf('administer')

/** Those who decide about what arrives. */
export const moderators = having('moderate')
export const moderatorsField = fieldOf('moderate')

export const editors = having('write')
export const editorsField = fieldOf('write')

/** Those who change texts: whoever writes, and translators. */
export const wordsmiths = having('word')

/** Who may change a post: whoever changes texts, but a translator not so that it is published thereby. */
export const publishers: Access = ({ req, data }) => {
  const role = roleOf(req.user)
  if (role === 'translator') return (data as { _status?: unknown } | undefined)?._status !== 'published'
  return may(role, 'word')
}

export const selfOrAdmins: Access = ({ req }) => {
  if (may(roleOf(req.user), 'administer')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

/** Whoever has a role may open the admin panel; it shows what the role may see. */
export function mayOpenPanel({ req }: { req: PayloadRequest }): boolean {
  return roleOf(req.user) !== null
}
