import type { FieldAccess } from 'payload'
import { roleOf } from './roles.ts'

export const editorsField: FieldAccess = ({ req }) => ['admin', 'editor'].includes(roleOf(req.user) ?? '')
