import type { Access } from 'payload'
import { roleOf } from './roles.ts'

export const selfOrAdmins: Access = ({ req }) => {
  if (roleOf(req.user) === 'admin') return true
  return req.user ? { id: { equals: req.user.id } } : false
}
