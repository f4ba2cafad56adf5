import type { Access } from 'payload'
import { roleOf } from './roles.ts'

/** Those who write posts: admins and editors. */
export const editors: Access = ({ req }) => ['admin', 'editor'].includes(roleOf(req.user) ?? '')
