import type { FieldAccess } from 'payload'
import { roleOf } from './roles.ts'

export const adminsField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin'
