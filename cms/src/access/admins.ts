import type { Access } from 'payload'
import { roleOf } from './roles.ts'

export const admins: Access = ({ req }) => roleOf(req.user) === 'admin'
