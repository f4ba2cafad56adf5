import type { Access } from 'payload'
import { roleOf } from './roles.ts'

/** Everyone who is signed in, in whatever role. */
export const staff: Access = ({ req }) => roleOf(req.user) !== null
