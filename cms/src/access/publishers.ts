import type { Access } from 'payload'
import { roleOf } from './roles.ts'

/** Who may change a post: everyone who is signed in, but a translator not so that it is published thereby. */
export const publishers: Access = ({ req, data }) => {
  const role = roleOf(req.user)
  if (role === 'translator') return (data as { _status?: unknown } | undefined)?._status !== 'published'
  return role !== null
}
